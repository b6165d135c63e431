import type { Discussion } from '@talentplace/contract/discussions/discussion.routes'

/** Who takes part in a thread, the reader last: `Maya R., you`. */
export function peopleIn({ participants }: Pick<Discussion, 'participants'>, me: string | undefined): string {
  const others = participants.filter(({ user_uuid }) => user_uuid !== me).map(({ name }) => name)
  const withMe = others.length < participants.length ? [...others, others.length === 0 ? 'You' : 'you'] : others
  return withMe.join(', ')
}
