import * as t from '@talentplace/contract/work/messages/discussions'
import { discussionStates } from '@talentplace/contract/work/discussions/discussion.states'
import { maxUnreadCounted } from '@talentplace/contract/work/discussions/discussion-limits'
import { useState } from 'react'
import { listSource } from '../../platform/api/list-source.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { SearchSelect } from '../../ui/form/search-select.tsx'
import { defineList, type PickerProps } from '../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'
import { Tag } from '../../ui/tag.tsx'
import { peopleIn } from './people-in.ts'
import { useFoundPeople, usePerson } from './use-people.ts'

const unreadText = (unread: number) =>
  unread === 0
    ? ''
    : unread >= maxUnreadCounted
      ? t.unreadMany({ count: maxUnreadCounted })
      : t.unreadCount({ count: unread })

/** C4.1: whose threads are listed. */
function ParticipantFilter({ label, value, onChange }: PickerProps) {
  const [search, setSearch] = useState('')
  const { found, failed } = useFoundPeople(search)
  const person = usePerson(value)
  return (
    <SearchSelect
      // What is typed follows the address: Back, Clear filters, a link to someone's threads.
      key={`${value} ${person?.label}`}
      aria-label={label}
      variant="unstyled"
      placeholder={t.searchPeople()}
      thing={t.thePerson()}
      value={value === '' ? null : (person ?? { value, label: '…' })}
      found={found}
      failed={failed}
      onSearch={setSearch}
      onChange={(chosen) => onChange(chosen?.value ?? '')}
    />
  )
}

/** C4.1: threads, the last spoken in first; staff who see them all (`looks`) choose whose. */
export function discussionListOf(area: RoleArea, { me, looks }: { me: string | undefined; looks: boolean }) {
  return defineList(listSource('discussions.listDiscussions', 'discussions'), {
    title: t.discussions(),
    noun: [t.one(), t.several()],
    rowKey: ({ uuid }) => uuid,
    rowLink: ({ uuid }) => paths.discussion(area, uuid),
    columns: [
      { key: 'subject', label: t.subject(), sort: 'subject', width: 'wide' },
      {
        key: 'unread',
        label: t.unread(),
        width: 'narrow',
        text: ({ unread }) => unreadText(unread),
        render: ({ unread }) => unread > 0 && <Tag tone="notice">{unreadText(unread)}</Tag>,
      },
      { key: 'participants', label: t.withPeople(), width: 'wide', text: (row) => peopleIn(row, me) },
      ...(area === 'client' ? [] : [{ key: 'company', label: t.client() } as const]),
      // Staff who take no part aren't shown it.
      { key: 'last_message_excerpt', label: t.lastMessage(), width: looks ? 'normal' : 'wide' },
      {
        key: 'last_message_date',
        label: t.lastMessageOn(),
        sort: 'last_message_date',
        descendingFirst: true,
        width: 'medium',
        render: ({ last_message_date }) => last_message_date !== null && <InstantTime instant={last_message_date} />,
      },
      { key: 'status', label: t.status(), width: 'narrow', ...stateCell(discussionStates, ({ status }) => status) },
    ],
    filters: [
      { key: 'search', kind: 'text', label: t.search() },
      ...(looks
        ? [{ key: 'participant_uuid', kind: 'pick', label: t.withPeople(), Picker: ParticipantFilter } as const]
        : []),
      { key: 'unread', kind: 'switch', label: t.unreadOnly() },
      ...(area === 'admin' ? [{ key: 'waits_for_me', kind: 'switch', label: t.waitingForMe() } as const] : []),
      { key: 'status', kind: 'choice', label: t.status(), any: t.all(), options: stateOptions(discussionStates) },
    ],
    defaultSort: [{ by: 'last_message_date', descending: true }],
    itemsPerPage: 25,
    cardsBelow: 'large',
    empty: {
      title: t.noDiscussions(),
      text: t.hint(),
    },
  })
}
