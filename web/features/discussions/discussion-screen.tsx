import { discussionStates } from '@talentplace/contract/discussions/discussion.states'
import type { Discussion } from '@talentplace/contract/discussions/discussion.routes'
import { useApi } from '../../platform/api/query.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Conversation } from './conversation.tsx'
import { MuteButton } from './mute-button.tsx'
import { peopleIn } from './people-in.ts'
import { StaffSteps } from './staff-steps.tsx'

function About({ discussion }: { discussion: Discussion }) {
  const { user } = useSession()
  return (
    <>
      <span>{peopleIn(discussion, user?.uuid)}</span>
      {discussion.company !== null && <span>{discussion.company}</span>}
      {discussion.status === 'closed' && <StateTag of={discussionStates} state={discussion.status} />}
    </>
  )
}

/** C4.1: one thread: who takes part, what was said, and where to say something. */
export default function DiscussionScreen({ uuid, area }: { uuid: string; area: RoleArea }) {
  return (
    <RecordScreen
      list={{ label: 'Discussions', to: paths.discussions(area) }}
      record={useApi('discussions.getDiscussion', { params: { uuid } })}
      name={({ subject }) => subject}
      kind="Discussion"
      missing={{
        title: 'There is no such discussion',
        text: 'Or it isn’t one that you take part in.',
      }}
      loading={[46, 320]}
      renderAbout={(discussion) => <About discussion={discussion} />}
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
