import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import type { filesOperations } from './files.operations.ts'

/** One transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Each call reads a picture that was sent for it: by the actor, or by the other client. */
export function filesCalls({ server, tokenOf }: AccessWorld): AccessCalls<typeof filesOperations> {
  const senders = {
    own: (actor: Actor) => actor,
    foreign: (actor: Actor): Actor => (actor === 'other client' ? 'primary contact' : 'other client'),
  }

  async function picture(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    // Who can't sign in, or stands in for someone, sends nothing of their own.
    const sender = ['visitor', 'ended session', 'invented token', 'impersonating admin'].includes(actor)
      ? 'primary contact'
      : senders[whose](actor)
    const answer = await server.inject({
      method: 'POST',
      url: '/api/files?name=pixel.png',
      headers: { authorization: `Bearer ${await tokenOf(sender)}`, 'content-type': 'image/png' },
      payload: pixel,
    })
    return answer.json<{ uuid: string }>().uuid
  }

  return {
    getAvatar: (_actor, whose) => ({ path: `/file/avatar/${{ own: 1, foreign: 2, absent: -1 }[whose]}` }),
    uploadFile: () => ({ path: '/files?name=notes.txt', body: { notes: 'Minutes' } }),
    getFile: async (actor, whose) => ({ path: `/files/${await picture(actor, whose)}` }),
    getSmallPicture: async (actor, whose) => ({ path: `/files/${await picture(actor, whose)}/small` }),
  }
}
