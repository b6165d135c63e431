import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('no text begins a tag, ends an attribute or becomes another sign', () =>
  expect(escapeHtml(`<a href="x">Tom & Ann's</a> &amp;`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; Ann&#39;s&lt;/a&gt; &amp;amp;',
  ))
