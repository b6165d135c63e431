import { describe, expect, it } from 'vitest'
import { importsOf, type ModuleGraph } from './imported-modules.ts'

const icons = '/app/node_modules/@tabler/icons-react/dist/esm/main.mjs'
const modules: Record<string, { code: string; importedIds: string[] }> = {
  '/app/web/page.tsx': {
    code: `import { IconX, IconCheck as Tick } from '@tabler/icons-react'\nimport { save } from './save.ts'`,
    importedIds: [icons, '/app/web/save.ts'],
  },
  '/app/web/style.ts': { code: '', importedIds: ['/app/node_modules/@mantine/core/styles/Button.layer.css'] },
  [icons]: {
    code: [
      `export { default as IconX } from './icons/IconX.mjs';`,
      `export { default as IconCheck, default as IconTick } from './icons/IconCheck.mjs';`,
      `export { default as IconUsers } from './icons/IconUsers.mjs';`,
    ].join('\n'),
    importedIds: ['/app/node_modules/@tabler/icons-react/dist/esm/icons/IconUsers.mjs'],
  },
}
const graph: ModuleGraph = { getModuleInfo: (id) => modules[id] ?? null }

describe('what a module imports', () => {
  it('is of a collection what it names, and not all the rest', () => {
    const folder = '/app/node_modules/@tabler/icons-react/dist/esm/icons'
    expect(importsOf(graph)('/app/web/page.tsx')).toEqual([
      `${folder}/IconX.mjs`,
      `${folder}/IconCheck.mjs`,
      '/app/web/save.ts',
    ])
  })

  it('keeps a sheet of a collection', () => {
    expect(importsOf(graph)('/app/web/style.ts')).toEqual(['/app/node_modules/@mantine/core/styles/Button.layer.css'])
  })

  it('is nothing for what was never read', () => {
    expect(importsOf(graph)('/app/web/elsewhere.ts')).toEqual([])
  })
})
