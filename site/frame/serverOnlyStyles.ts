// Menus and footer are rendered only on the server; their styles must be in the browser's stylesheet all the same.
import '../components/IconLinks/IconLinks.module.css';
import './Consent/ChoiceBar.module.css';
import './Consent/ChoiceSettings.module.css';
import './Footer/CookieButtons.module.css';
import './Footer/FooterColumn.module.css';
import './Footer/FooterContent.module.css';
import './Footer/NewsletterForm.module.css';
import './Header/BackButton.module.css';
import './Header/SlidingPanel.module.css';
import './Header/HeaderMenus.module.css';
import './Header/MenuEntry.module.css';
import './Header/MenuPicture.module.css';
import './Header/SkipLinks.module.css';
import './Header/Submenu.module.css';
import './Header/SubmenuItem.module.css';
