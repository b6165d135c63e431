import type { AccessCalls } from '../../testing/access/access-call.ts'
import type { filesOperations } from './files.operations.ts'

export function filesCalls(): AccessCalls<typeof filesOperations> {
  return { getAvatar: (_actor, whose) => ({ path: `/file/avatar/${{ own: 1, foreign: 2, absent: -1 }[whose]}` }) }
}
