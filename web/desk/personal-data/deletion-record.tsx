import { useState } from 'react'
import type { DeletionRecord } from '@talentplace/contract/desk/personal-data/deletion-request.routes'
import { deletionRequestStates } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { SecondPersonWaits } from '../../platform/second-person/second-person-waits.tsx'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { TypedConfirmation } from '../../ui/overlay/typed-confirmation.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { kindWords } from './kind-words.ts'
import styles from './own-data.module.css'

const list = { label: 'Deletion requests', to: staffPaths.deletionRequests() }
const longestTyped = 50

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {of.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}

function Approval({ request }: { request: DeletionRecord }) {
  const [asking, setAsking] = useState(false)
  const save = useSave('accounts.approveDeletion', {
    reloads: ['accounts.getDeletionRequest', 'accounts.listDeletionRequests'],
    reloadsOnError: true,
    errorMessage: 'This could not be approved. Please try again.',
    onSaved: () => {
      setAsking(false)
      notify({ kind: 'success', message: 'Their data is being deleted.' })
    },
  })
  const { uuid, version, stands_against, with_company, company, email, full_name, second_person } = request
  const mayApprove = useMay('admin_user.edit')
  const isSettled = stands_against.length === 0
  return (
    <Panel title="What has to be settled first" lead={isSettled ? 'Nothing: this request can be approved.' : undefined}>
      {!isSettled && <Lines of={stands_against} />}
      {mayApprove && second_person && <SecondPersonWaits act="approve_deletion" wait={second_person} />}
      {mayApprove && second_person?.approval.may && (
        <Button variant="danger" disabled={!isSettled} onClick={() => setAsking(true)}>
          Delete this person
        </Button>
      )}
      <TypedConfirmation
        opened={asking}
        title="Delete this person?"
        requiredText={(email ?? full_name).slice(0, longestTyped)}
        onConfirm={() => save.mutateAsync({ params: { uuid }, body: { version } })}
        onClose={() => setAsking(false)}
      >
        <p>
          {full_name} gets one last email, and is then made unrecognizable everywhere
          {with_company && company ? `, and ${company} with them: nobody else signs in for it` : ''}. This can’t be
          undone.
        </p>
      </TypedConfirmation>
    </Panel>
  )
}

function About({ request }: { request: DeletionRecord }) {
  const { email, kind, company, with_company, asked_date, approved_by, approved_date, done_date } = request
  return (
    <DescriptionList>
      {email !== null && <Description label="Email">{email}</Description>}
      <Description label="Role">{kindWords[kind]}</Description>
      {company && (
        <Description label="Company">
          {company}
          {with_company ? ' (deleted with them)' : ' (stays)'}
        </Description>
      )}
      <Description label="Asked">
        <InstantTime instant={asked_date} />
      </Description>
      {approved_date && (
        <Description label="Approved">
          <InstantTime instant={approved_date} />
          {approved_by ? ` by ${approved_by}` : ''}
        </Description>
      )}
      {done_date && (
        <Description label="Deleted">
          <InstantTime instant={done_date} />
        </Description>
      )}
    </DescriptionList>
  )
}

/** One request to be forgotten. */
export default function DeletionRecordScreen({ request_uuid: uuid }: { request_uuid: string }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('accounts.getDeletionRequest', { params: { uuid } })}
      name={({ full_name }) => full_name}
      kind="Deletion request"
      missing={{ title: 'There is no such request', text: 'Its address may have been copied only in part.' }}
      loading={[180, 200, 120]}
      renderAbout={({ state }) => <StateTag of={deletionRequestStates} state={state} />}
      renderActions={({ state, user_uuid }) =>
        state !== 'done' && (
          <LinkButton variant="outline" to={staffPaths.user(user_uuid)}>
            See the account
          </LinkButton>
        )
      }
    >
      {(request) => (
        <>
          <Panel title="Who asks">
            <About request={request} />
          </Panel>
          {request.state === 'waiting' && <Approval request={request} />}
          <Panel title="What stays" lead="Tax law requires us to keep this for seven years, with the names on it.">
            {request.stays.length === 0 ? <p className={styles.quiet}>Nothing.</p> : <Lines of={request.stays} />}
          </Panel>
        </>
      )}
    </RecordScreen>
  )
}
