import express, { type Router } from 'express';

/** The browser's files as built: hashed names never change, the others are asked for again after an hour. */
export const staticAssets = (directory: string): Router => {
  const router = express.Router();
  router.use(
    '/assets',
    express.static(`${directory}/assets`, {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
    }),
  );
  router.use(express.static(directory, { maxAge: '1h', index: false, redirect: false }));
  return router;
};
