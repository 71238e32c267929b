import './fonts.css';
import './tokens.css';
import './reset.css';
import './typography.css';
import './backgrounds.css';
import './transitions.css';
import './print.css';
