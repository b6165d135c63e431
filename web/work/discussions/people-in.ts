import * as t from '@talentplace/contract/work/messages/discussions'
import type { Discussion, Participant } from '@talentplace/contract/work/discussions/discussion.routes'

interface People extends Pick<Discussion, 'kind'> {
  readonly participants: readonly Participant[]
}

/** Who takes part in a thread, the reader last: `Maya R., you`. Whoever writes to our team writes to all of it: `Our team, you`. */
export function peopleIn({ kind, participants }: People, me: string | undefined): string {
  const viewer = participants.find(({ user_uuid }) => user_uuid === me)
  const asTeam = kind === 'support' && viewer !== undefined && viewer.role !== 'staff'
  const names = participants
    .filter(({ user_uuid }) => user_uuid !== me)
    .map(({ name, role }) => (asTeam && role === 'staff' ? t.ourTeam() : name))
  const others = [...new Set(names)]
  return [...others, ...(viewer ? [others.length === 0 ? t.you() : t.andYou()] : [])].join(', ')
}
