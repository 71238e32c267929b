import './fonts.css';
import './tokens.css';
import './reset.css';
import './typography.css';
import './grounds.css';
import './transitions.css';
import './print.css';
