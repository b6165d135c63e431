import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import type { RunningTest as Running } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { failureMessage } from '../../platform/api/api-failure.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { useAddressChoice } from '../../platform/navigation/use-address-choice.ts'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { reload } from '../../ui/form/reloads.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { announce } from '../../ui/notice/live-region.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { ApplicationFrame } from '../applications/application-frame.tsx'
import { BeforeTest } from './before-test.tsx'
import { RunningTest } from './running-test.tsx'
import styles from './skill-tests.module.css'
import { tab } from './tab.ts'
import { TestPanel } from './test-panel.tsx'

type OwnTests = Reply<'applications.listOwnSkillTests'>

interface TestsProps {
  readonly own: OwnTests
  readonly onRunning: (test: Running) => void
}

/** The four tests, or what should be known before one of them. */
function Tests({ own: { tests, retry_days }, onRunning }: TestsProps) {
  const [chosen, choose] = useAddressChoice('test', '')
  const open = useSave('applications.openSkillTest', {
    reloads: [],
    reloadsOnError: true,
    errorMessage: 'The test could not be opened. Please try again.',
    onSaved: onRunning,
  })
  const prepared = tests.find(({ test, standing }) => test === chosen && standing === 'ready')
  const runs = tests.some(({ standing }) => standing === 'running')
  function started(test: Running): void {
    choose('')
    onRunning(test)
  }
  if (prepared && !runs) {
    return <BeforeTest test={prepared} retryDays={retry_days} onStarted={started} onCancel={() => choose('')} />
  }
  return (
    <div className={styles.tests}>
      {open.failure !== null && <FormFailure failure={open.failure} />}
      {tests.map((test) => (
        <TestPanel
          key={test.test}
          test={test}
          waits={runs}
          busy={open.isPending}
          onStart={() => choose(test.test)}
          onContinue={(uuid) => open.mutate({ params: { uuid }, body: { tab } })}
        />
      ))}
    </div>
  )
}

interface OwnSkillTestsProps {
  /** Why a test can’t go on here. */
  readonly stopped: string | null
  readonly onRunning: (test: Running) => void
}

function OwnSkillTests({ stopped, onRunning }: OwnSkillTestsProps) {
  const own = useApi('applications.listOwnSkillTests', {})
  return (
    <>
      {stopped !== null && <FormFailure failure={stopped} />}
      <Loaded of={own} height={480} errorMessage="Your skill tests could not be loaded. Please try again.">
        {(data) => <Tests own={data} onRunning={onRunning} />}
      </Loaded>
    </>
  )
}

/** C6.1 /va/apply/skilltest: the four tests of an application; while one runs, that one alone, whatever else can’t be loaded. */
export default function SkillTestsScreen() {
  const client = useQueryClient()
  const [running, setRunning] = useState<Running | null>(null)
  const [stopped, setStopped] = useState<string | null>(null)

  function leave(why: string | null): void {
    setRunning(null)
    setStopped(why)
    void reload(client, ['applications.*'])
  }
  function run(test: Running): void {
    setStopped(null)
    setRunning(test)
  }
  if (running) {
    return (
      <MemberPage heading={applicationSteps.skilltest.title}>
        <RunningTest
          key={running.uuid}
          test={running}
          onRejected={(error) => leave(failureMessage(error, 'This test can’t go on here.'))}
          onFinished={() => {
            announce('The test is finished. Your result is below.')
            leave(null)
          }}
        />
      </MemberPage>
    )
  }
  return (
    <ApplicationFrame
      step="skilltest"
      lead="Four short tests, in any order and on any day. You see your result right after each of them."
    >
      {() => <OwnSkillTests stopped={stopped} onRunning={run} />}
    </ApplicationFrame>
  )
}
