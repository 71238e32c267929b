// Menus and footer are rendered by the server alone; their styles must reach the browser's stylesheet all the same.
import './Footer/FooterContent.module.css';
import './Header/HeaderMenus.module.css';
import './Header/MenuEntry.module.css';
import './Header/MenuLink.module.css';
import './Header/Submenu.module.css';
