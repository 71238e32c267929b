import { expect, test } from 'vitest';
import { plainText } from '../../renderer/src/plainText.ts';

test.each([
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['one<br>two<br/>three', 'one two three'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['<h2>Heading</h2><p>text</p>', 'Heading text'],
  ['<p>a <em>word</em> or <a href="/x">two</a></p>', 'a word or two'],
  ['<p>Fish &amp; chips &lt; 5 &euro; &quot;now&quot;</p>', 'Fish & chips < 5 € "now"'],
  ['<p>&amp;lt;b&amp;gt; is markup</p>', '&lt;b&gt; is markup'],
  ['<p>it&#39;s&nbsp;me</p>', "it's me"],
  ['<p>good</p><script>alert(1)</script><style>p{}</style>', 'good'],
  ['  <p>  spaces\n and   lines </p> ', 'spaces and lines'],
  ['', ''],
])('%j: %j', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test('removes control characters, literal or as references', () => {
  expect(plainText('<p>a\u0000b&#1;c&#xFFFE;d\ud800 \u{1f6a2}</p>')).toBe('abcd \u{1f6a2}');
});
