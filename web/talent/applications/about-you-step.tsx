import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { reload } from '../../ui/form/reloads.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { AnswersForm } from './answers-form.tsx'
import { ApplicationFrame } from './application-frame.tsx'
import { HandedIn } from './handed-in.tsx'

function Answers({ application }: { application: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const stored = useApi('applications.getApplicationAnswers', {}, { refetchOnWindowFocus: false })
  async function goOn(): Promise<void> {
    await reload(client, ['applications.getOwnApplication'])
    await navigate(paths.applyStep(applicationSteps.skills.path))
  }
  return (
    <Loaded of={stored} height={420}>
      {(data) => <AnswersForm key={application} application={application} stored={data} onDone={goOn} />}
    </Loaded>
  )
}

/** C6.1 apply: the first step. */
export function AboutYouStep() {
  return (
    <ApplicationFrame step="apply" lead="The basics: where you may work, what you’ve done, and what you work with.">
      {({ uuid, state }) => (isStepOpen('apply', state) ? <Answers application={uuid} /> : <HandedIn />)}
    </ApplicationFrame>
  )
}
