import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { operations } from '@talentplace/contract/operations'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
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
    expect(each.folder.split('/')[0]).toBe(each.feature)
    const possible = [`features/${each.folder}`, `workflows/${basename(each.folder)}`]
    const found = possible
      .map((folder) => join(root, 'server', folder, `${kebab(each.operation)}.ts`))
      .filter((file) => existsSync(file))
    expect(found).toHaveLength(1)
    expect(readFileSync(found[0] ?? '', 'utf8')).toContain(`handle(${each.operation},`)
  })
})
