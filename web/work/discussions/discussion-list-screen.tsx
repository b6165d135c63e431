import * as t from '@talentplace/contract/work/messages/discussions'
import { useMemo, useState } from 'react'
import type { RoleArea } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { discussionListOf } from './discussion-list.tsx'
import { NewDiscussionDialog } from './new-discussion-dialog.tsx'

const leads = {
  client: t.clientLead(),
  va: t.assistantLead(),
  admin: t.staffLead(),
} as const

/** C4.1: the threads of a person, or for staff all of them, and a new one. */
export default function DiscussionListScreen({ area }: { area: RoleArea }) {
  const me = useSession().user?.uuid
  const looks = useMay('admin_discussion.view') && area === 'admin'
  const list = useMemo(() => discussionListOf(area, { me, looks }), [area, me, looks])
  const [writing, setWriting] = useState(false)
  const joins = useMay('admin_discussion.edit')
  const begins = area !== 'admin' || joins
  return (
    <>
      <ListScreen
        list={list}
        lead={leads[area]}
        actions={
          begins && (
            <Button onClick={() => setWriting(true)}>{area === 'admin' ? t.writeToSomeone() : t.writeToTeam()}</Button>
          )
        }
      />
      {begins && <NewDiscussionDialog area={area} opened={writing} onClose={() => setWriting(false)} />}
    </>
  )
}
