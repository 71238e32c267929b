/** How a block type comes to life in the browser; `never` keeps the server's HTML and costs no JavaScript. */
export type Hydration = 'never' | 'visible' | 'idle' | 'load';
