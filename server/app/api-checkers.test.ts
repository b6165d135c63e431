import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { allOperations } from '@talentplace/contract/operations'
import { schemas } from '@talentplace/contract/schemas'
import { expect, it } from 'vitest'
import { openApiDocument } from '../platform/http/openapi.ts'
import examples from './api-examples.json' with { type: 'json' }

/** What the server serves at `/api/openapi.json` (api-document.test.ts). */
const text = JSON.stringify(
  openApiDocument(allOperations, {
    title: 'Talentplace',
    version: '0.0.0-test',
    schemas,
    examples,
    staysHere: false,
  }),
)

it('the document refers to shared schemas by their names', () => {
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } }
  const names = Object.keys(components.schemas)
  expect(names).toEqual(
    expect.arrayContaining(['Failure', 'Invoice', 'InvoiceSummary', 'Task', 'TimeEntry', 'ClientProject']),
  )
  const used = new Set(names.map((name) => name.replace(/Input$/, '')))
  expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([])
  // 2.2 MB while each operation wrote everything out, and no codes.
  expect(text.length).toBeLessThan(1_950_000)
})

it('Redocly finds nothing wrong with the OpenAPI document', async () => {
  // The specification names places beside fields: `/user/{uuid}/audit` and `/user/deletions/{uuid}`. Tags are domains, whose names say all.
  // As text: the type of a written configuration alone takes the compiler two seconds.
  const config = await createConfig('extends: [recommended]\nrules: { no-ambiguous-paths: off, tag-description: off }')
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

it('Spectral finds nothing wrong with it', async () => {
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] })
  const problems = await linter.run(JSON.parse(text) as Record<string, unknown>)
  expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([])
})
