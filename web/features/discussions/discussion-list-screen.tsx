import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { discussionListOf } from './discussion-list.tsx'
import { NewDiscussionDialog } from './new-discussion-dialog.tsx'

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const leads = {
  client: 'Talk with the people who work for you, and with our team.',
  va: 'Talk with your clients, and with our team.',
  admin: 'What clients, assistants and our team talk about. Each look at what you take no part in is noted.',
} as const

/** C4.1: the threads of a person, or for staff all of them; `?participant_uuid` leaves those of one person. */
export default function DiscussionListScreen({ area }: { area: RoleArea }) {
  const { search } = useLocation()
  const { user } = useSession()
  const me = user?.uuid
  const asked = new URLSearchParams(search).get('participant_uuid')
  const participant = area === 'admin' && asked !== null && uuidForm.test(asked) ? asked : null
  const list = useMemo(() => discussionListOf(area, { me, participant }), [area, me, participant])
  const [writing, setWriting] = useState(false)
  return (
    <>
      <ListScreen
        key={participant}
        list={list}
        lead={
          participant === null ? (
            leads[area]
          ) : (
            <>
              Only those of one person. <Link to={paths.discussions('admin')}>Show all discussions</Link>
            </>
          )
        }
        actions={area !== 'admin' && <Button onClick={() => setWriting(true)}>Write to our team</Button>}
      />
      {area !== 'admin' && <NewDiscussionDialog area={area} opened={writing} onClose={() => setWriting(false)} />}
    </>
  )
}
