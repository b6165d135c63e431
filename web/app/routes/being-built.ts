import type { PagePart } from './route-of.ts'

/**
 * A page that comes later, behind its real address, title and guard. `will` says in a sentence or two what it will be;
 * `next` is the useful step to take meanwhile, home where nothing better exists.
 */
export function beingBuilt(title: string, will: string, next?: { label: string; to: string }): PagePart {
  return {
    title,
    source: 'pages/shared/being-built-page.tsx',
    page: async () => {
      const { beingBuiltPage } = await import('../../pages/shared/being-built-page.tsx')
      return beingBuiltPage({ title, will, next })
    },
    built: false,
  }
}
