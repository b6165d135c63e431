import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { operations } from '@talentplace/contract/operations'
import { describe, expect, it } from 'vitest'
import { domains } from '../../launch/domains.mjs'

const root = join(import.meta.dirname, '../..')
const server = join(root, 'server')
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Where each operation is declared, below `contract/`, and its name. */
const declared = globSync('**/*.routes.ts', { cwd: join(root, 'contract') })
  .flatMap((file) =>
    [...readFileSync(join(root, 'contract', file), 'utf8').matchAll(/name: '(\w+)\.(\w+)'/g)].map(
      ([, feature = '', operation = '']) => ({ folder: dirname(file), feature, operation }),
    ),
  )
  .toSorted((a, b) => a.operation.localeCompare(b.operation))

describe('an operation lies where the contract says', () => {
  it('each is declared once', () => {
    expect(declared.map(({ operation }) => operation)).toEqual(
      Object.keys(operations).toSorted((a, b) => a.localeCompare(b)),
    )
  })

  it.each(declared)('$feature.$operation: declared in $folder, and a file of that name answers it', (each) => {
    const found = globSync(`*/**/${kebab(each.operation)}.ts`, { cwd: server, exclude: ['**/node_modules/**'] }).filter(
      (file) => readFileSync(join(server, file), 'utf8').includes(`handle(${each.operation},`),
    )
    expect(found).toHaveLength(1)
    const [domain = '', answering = ''] = [each.folder, found[0] ?? ''].map((path) => path.split('/')[0])
    // What an operation changes can be known to a later domain alone; what is declared there is known to no earlier one.
    expect(domains.indexOf(answering)).toBeGreaterThanOrEqual(domains.indexOf(domain))
  })
})
