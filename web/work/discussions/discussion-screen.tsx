import * as t from '@talentplace/contract/work/messages/discussions'
import { discussionStates } from '@talentplace/contract/work/discussions/discussion.states'
import type { Discussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { useApi } from '../../platform/api/query.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { requestLogin, useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Conversation } from './conversation.tsx'
import { peopleIn } from './people-in.ts'
import { StaffSteps } from './staff-steps.tsx'

function About({ discussion, area }: { discussion: Discussion; area: RoleArea }) {
  const { user } = useSession()
  return (
    <>
      <span>{peopleIn(discussion, user?.uuid)}</span>
      {area !== 'client' && discussion.company !== null && <span>{discussion.company}</span>}
      {discussion.status === 'closed' && <StateTag of={discussionStates} state={discussion.status} />}
    </>
  )
}

/** A link of an email is opened wherever someone happens to be signed in, also long after they have left the discussion. */
function NotTheirs() {
  const { user } = useSession()
  return (
    <>
      <p>{t.whyMissing({ email: user?.email ?? '' })}</p>
      <Button variant="outline" onClick={() => requestLogin()}>
        {t.otherAccount()}
      </Button>
    </>
  )
}

/** A muted thread tells its reader nothing by itself. */
function MuteButton({ discussion: { uuid, muted } }: { discussion: Discussion }) {
  const save = useSave('discussions.muteDiscussion', {
    reloads: ['discussions.*'],
    errorMessage: t.notSaved(),
    onSaved: (now) =>
      notify({
        kind: 'success',
        message: now.muted ? t.muted() : t.unmuted(),
      }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  return (
    <Button
      variant="quiet"
      busy={save.isPending}
      onClick={() => save.mutate({ params: { uuid }, body: { muted: !muted } })}
    >
      {muted ? t.unmute() : t.mute()}
    </Button>
  )
}

/** C4.1: one thread: who takes part, what was said, and where to say something. */
export default function DiscussionScreen({ uuid, area }: { uuid: string; area: RoleArea }) {
  return (
    <RecordScreen
      list={{ label: t.discussions(), to: paths.discussions(area) }}
      record={useApi('discussions.getDiscussion', { params: { uuid } })}
      name={({ subject }) => subject}
      kind={t.discussion()}
      missing={{ title: t.isMissing(), text: <NotTheirs /> }}
      loading={[46, 320]}
      renderAbout={(discussion) => <About discussion={discussion} area={area} />}
      renderActions={(discussion) => (
        <>
          {discussion.takes_part && <MuteButton discussion={discussion} />}
          {area === 'admin' && <StaffSteps discussion={discussion} />}
        </>
      )}
    >
      {(discussion) => <Conversation key={discussion.uuid} discussion={discussion} />}
    </RecordScreen>
  )
}
