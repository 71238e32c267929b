import { blocks } from '@bridgedeck/renderer/vite';

export default {
  plugins: [blocks({ toFile: (component) => `/blocks/${component}.js` })],
  build: { manifest: 'manifest.json', target: 'es2022', rolldownOptions: { input: 'browser.js' } },
};
