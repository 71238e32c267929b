import 'react';

/** Invoker commands (HTML, `button` element) open and close dialogs without a script; React's types lack them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
}
