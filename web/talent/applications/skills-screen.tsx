import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import { reload } from '../../ui/form/reloads.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { announce } from '../../ui/notice/live-region.tsx'
import { ApplicationFrame } from './application-frame.tsx'
import { HandedIn } from './handed-in.tsx'
import { SkillsForm, type SkillPicker } from './skills-form.tsx'
import { SubmitPanel } from './submit-panel.tsx'

function Skills({ application, Picker }: { application: string; Picker: SkillPicker }) {
  const client = useQueryClient()
  const stored = useApi('applications.getApplicationSkills', {}, { refetchOnWindowFocus: false })
  async function goOn(): Promise<void> {
    await reload(client, ['applications.getOwnApplication'])
    announce('Saved. You can hand in your application now.')
  }
  return (
    <Loaded of={stored} height={420}>
      {(data) => <SkillsForm key={application} application={application} stored={data} Picker={Picker} onDone={goOn} />}
    </Loaded>
  )
}

/** C6.1 skills: /va/apply/skills, from where the application is handed in. */
export function SkillsScreen({ Picker }: { Picker: SkillPicker }) {
  return (
    <ApplicationFrame
      step="skills"
      lead="Clients look for people by these. Be honest about levels: we match you with work that fits."
    >
      {(own) =>
        isStepOpen('skills', own.state) ? (
          <>
            <Skills application={own.uuid} Picker={Picker} />
            <SubmitPanel application={own} />
          </>
        ) : (
          <HandedIn />
        )
      }
    </ApplicationFrame>
  )
}
