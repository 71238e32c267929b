export { PageBody as Page } from '../../site/PageBody.tsx';
