import { shippedPages } from '@talentplace/contract/core/content/shipped-pages'
import type { AccessCalls } from '../testing/access/access-call.ts'
import type { contentOperations } from './content.operations.ts'

export function contentCalls(): AccessCalls<typeof contentOperations> {
  return {
    getContent: (_actor, whose) => ({ path: `/content/${whose === 'absent' ? 'nothing' : 'terms'}` }),
    listContent: () => ({ path: '/content' }),
    listEditions: (_actor, whose) => ({ path: `/content/${whose === 'absent' ? 'nothing' : 'terms'}/editions` }),
    // A page for each who may save, so that each writes from the words the product brought.
    saveContent: (actor, whose) => {
      const page = actor === 'super admin' ? 'about' : 'mission'
      const { version } = shippedPages[page]
      return {
        path: `/content/${whose === 'absent' ? 'nothing' : page}`,
        body: { text: { heading: 'Us', lead: '', sections: [] }, version, reason: 'Shorter' },
      }
    },
  }
}
