import { escapeHtml } from '@talentplace/contract/shared/escape-html'
import type { Operation } from '@talentplace/contract/shared/operation'
import { rejectionsOf, type Reach } from '../platform/http/openapi.ts'
import { queryCodec } from '../platform/http/query-codec.ts'

function who(operation: Operation): string {
  if (operation.caller === 'anyone') return 'Anyone'
  return operation.caller === 'session' ? 'Any signed-in person' : operation.caller.join(' or ')
}

function section(operation: Operation, reach: Reach): string {
  const keys = [...queryCodec(operation.query).leaves].map(([name, leaf]) => ({
    name: leaf.list ? `${name}[]` : name,
    type: leaf.list ? `${leaf.type}, repeated` : leaf.type,
  }))
  const rows = keys
    .map(({ name, type }) => `<tr><td><code>${escapeHtml(name)}</code></td><td>${type}</td></tr>`)
    .join('')
  const refusals = rejectionsOf(operation, reach)
    .map(
      ([status, codes]) =>
        `<dt>Refused ${status}</dt><dd>${codes.map((code) => `<code>${code}</code>`).join(', ')}</dd>`,
    )
    .join('\n')
  return `<section id="${escapeHtml(operation.name)}">
<h2><span class="method">${operation.method}</span> <code>/api${escapeHtml(operation.path)}</code></h2>
<p>${escapeHtml(operation.summary)}.</p>
<dl><dt>Who may call</dt><dd>${escapeHtml(who(operation))}</dd>
${refusals}</dl>
${rows ? `<table><caption>Query</caption><thead><tr><th scope="col">Key</th><th scope="col">Type</th></tr></thead><tbody>${rows}</tbody></table>` : ''}
</section>`
}

/** The human page of the API, made of the same declarations as everything else. */
export function apiDocsPage(operations: readonly Operation[], brand: string, reach: Reach): string {
  const links = operations
    .map(
      (operation) =>
        `<li><a href="#${escapeHtml(operation.name)}"><code>${operation.method} ${escapeHtml(operation.path)}</code></a></li>`,
    )
    .join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API – ${escapeHtml(brand)}</title>
<style nonce="__NONCE__">
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1b2421;--line:#e5e1d8;--spruce:#0e5a4e}
@media (prefers-color-scheme:dark){:root{--paper:#161b19;--ink:#eceae4;--line:#38403c;--spruce:#7fc4b4}}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
a{color:var(--spruce)}section{border-top:1px solid var(--line);padding-block:1rem}
h2{font-size:1.1rem;overflow-wrap:anywhere}.method{color:var(--spruce)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
table{border-collapse:collapse}caption{text-align:left;font-weight:600}td,th{text-align:left;border-bottom:1px solid var(--line);padding:.25rem 1rem .25rem 0}
ul{columns:18rem}
</style></head><body><main>
<h1>${escapeHtml(brand)} API</h1>
<p>Machines read <a href="/api/openapi.json">the OpenAPI 3.1 document</a>. Send JSON; a signed-in caller adds
<code>Authorization: Bearer …</code>. A refusal is <code>{message, code, fields?}</code>; every answer carries <code>X-Request-Id</code>.</p>
<nav aria-label="Operations"><ul>${links}</ul></nav>
${operations.map((operation) => section(operation, reach)).join('\n')}
</main></body></html>`
}
