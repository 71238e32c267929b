import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRenderer } from '@bridgedeck/renderer';
import { createBlockTests } from '@bridgedeck/renderer/testing';
import { gallery } from './gallery.js';
import { findPage, paths } from './pages.js';

const renderer = createRenderer(gallery);

for (const { title, run } of createBlockTests({ ...gallery, renderer })) test(title, run);

for (const path of paths) {
  test(`the page at ${path} has one heading of the first level, and every block is shown`, () => {
    const { html, dropped } = renderer.render(findPage(path));
    assert.deepEqual(dropped, []);
    assert.equal(html.match(/<h1/g)?.length, 1);
  });
}

test('there is no page where there is no file', () => assert.equal(findPage('/no-such-page'), undefined));
