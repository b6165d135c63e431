import { allowSkillTestAttempt } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { skillTests } from '@talentplace/contract/talent/skill-tests/skill-tests'
import { useState } from 'react'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StaffAttempt } from './staff-attempt.tsx'
import styles from './skill-tests.module.css'

type StaffTests = Reply<'applications.getSkillTests'>
type StaffTest = StaffTests['tests'][number]

interface AllowProps {
  readonly application: string
  readonly test: StaffTest['test']
  readonly onClose: () => void
}

function AllowDialog({ application, test, onClose }: AllowProps) {
  const save = useSave('applications.allowSkillTestAttempt', {
    reloads: ['applications.*', 'people.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'They can take it again now.' })
      onClose()
    },
  })
  return (
    <Dialog opened title={`Allow one more attempt at ${skillTests[test].title}?`} onClose={onClose}>
      <Form
        schema={allowSkillTestAttempt.body}
        initialValues={{ reason: '' }}
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { uuid: application, test }, body })}
        submit={{ label: 'Allow one more attempt', busy: 'Saving …' }}
        onCancel={onClose}
      >
        {(form) => (
          <TextField
            label="Why?"
            description="They can start at once. The reason is kept in their history."
            maxLength={500}
            {...form.getInputProps('reason')}
          />
        )}
      </Form>
    </Dialog>
  )
}

function statusText({ standing, attempts }: StaffTest): string | null {
  if (standing === 'ended') return 'No attempt left. Decide whether they go on to the interview.'
  if (standing === 'ready') return attempts.length === 0 ? 'Not taken yet.' : 'They can take it again now.'
  if (standing === 'closed') return attempts.length === 0 ? 'Not taken.' : null
  return null
}

function TestResults({ application, test }: { application: string; test: StaffTest }) {
  const mayEdit = useMay('admin_virtualassistant.edit')
  const [allowing, setAllowing] = useState(false)
  const words = statusText(test)
  return (
    <section className={styles.result} aria-label={skillTests[test.test].title}>
      <h3 className={styles.heading}>{skillTests[test.test].title}</h3>
      {words !== null && <p className={styles.small}>{words}</p>}
      {test.standing === 'waiting' && test.retry_date !== null && (
        <p className={styles.small}>
          They can take it again from <InstantTime instant={test.retry_date} />.
        </p>
      )}
      {test.attempts.map((attempt) => (
        <StaffAttempt key={attempt.uuid} attempt={attempt} />
      ))}
      {mayEdit && test.may_allow && (
        <div>
          <Button
            variant="outline"
            aria-label={`Allow one more attempt at ${skillTests[test.test].title}`}
            onClick={() => setAllowing(true)}
          >
            Allow one more attempt
          </Button>
        </div>
      )}
      {allowing && <AllowDialog application={application} test={test.test} onClose={() => setAllowing(false)} />}
    </section>
  )
}

/** C6: the skill tests of an application, or of an assistant's latest one; nothing for those who never applied here. */
export function StaffResultsPanel({ uuid }: { uuid: string }) {
  const tests = useApi('applications.getSkillTests', { params: { uuid } })
  const application = tests.data?.application_uuid
  if (application === null) return null
  return (
    <Panel title="Skill tests">
      <Loaded of={tests} height={120}>
        {(data) => (
          <div className={styles.tests}>
            {data.tests.map((test) => (
              <TestResults key={test.test} application={data.application_uuid ?? uuid} test={test} />
            ))}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
