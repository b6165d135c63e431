import { expect, test } from 'vitest'
import { peopleIn } from './people-in.ts'

const someone = (user_uuid: string, role: 'client' | 'virtualassistant' | 'staff') => ({
  user_uuid,
  role,
  name: `${user_uuid} N.`,
  avatar_id: 0,
  last_read_at: null,
  muted: null,
})
const [client, assistant] = [someone('Sam', 'client'), someone('Maya', 'virtualassistant')]
const staff = [someone('Jo', 'staff'), someone('Kim', 'staff')]

test('C4.1 who takes part is named, the reader last and only where they do', () => {
  const thread = { kind: 'project', participants: [client, assistant] } as const
  expect(peopleIn(thread, 'Sam')).toBe('Maya N., you')
  expect(peopleIn(thread, 'Jo')).toBe('Sam N., Maya N.')
  expect(peopleIn({ kind: 'project', participants: [client] }, 'Sam')).toBe('You')
})

test('C4.1 whoever writes to our team writes to all of it; staff see who they are', () => {
  const thread = { kind: 'support', participants: [client, ...staff] } as const
  expect(peopleIn(thread, 'Sam')).toBe('Our team, you')
  expect(peopleIn(thread, 'Jo')).toBe('Sam N., Kim N., you')
  expect(peopleIn({ ...thread, kind: 'direct' }, 'Sam')).toBe('Jo N., Kim N., you')
})
