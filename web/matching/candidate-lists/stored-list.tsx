import type { CandidateList } from '@talentplace/contract/matching/candidate-lists/candidate-list.routes'
import { useState } from 'react'
import { paths } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LinkToCopy } from '../../ui/link-to-copy.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { TypedConfirmation } from '../../ui/overlay/typed-confirmation.tsx'
import { Panel } from '../../ui/panel.tsx'
import { compareAddress } from '../compare/compare-address.ts'
import { maxCompared } from '../compare/compared.ts'
import styles from './candidate-lists.module.css'

const reloads = ['matching.listCandidateLists'] as const
const notifyError = (message: string) => notify({ kind: 'error', message })

function ShareLink({ list: { uuid, share_key } }: { list: CandidateList }) {
  const share = useSave('matching.shareCandidateList', {
    reloads,
    errorMessage: 'The link could not be changed. Please try again.',
    onRejected: notifyError,
  })
  const change = (shared: boolean) => share.mutate({ params: { uuid }, body: { shared } })
  if (share_key === null) {
    return (
      <Button variant="outline" busy={share.isPending} onClick={() => change(true)}>
        Share by link
      </Button>
    )
  }
  return (
    <div className={styles.shared}>
      <p className={styles.note}>Anyone with this link sees given names, roles and ratings, without an account.</p>
      <LinkToCopy link={paths.sharedCandidates(share_key)} />
      <div>
        <Button variant="outline" busy={share.isPending} onClick={() => change(false)}>
          Stop sharing
        </Button>
      </div>
    </div>
  )
}

function DeleteList({ list: { uuid, name } }: { list: CandidateList }) {
  const [asking, setAsking] = useState(false)
  const remove = useSave('matching.deleteCandidateList', {
    reloads,
    errorMessage: 'The list could not be deleted. Please try again.',
  })
  async function confirmed(): Promise<void> {
    await remove.mutateAsync({ params: { uuid } })
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <TypedConfirmation
        opened={asking}
        title={`Delete “${name}”?`}
        requiredText={name}
        onConfirm={confirmed}
        onClose={() => setAsking(false)}
      >
        <p>Nobody can open its link after that. The candidates stay where they are.</p>
      </TypedConfirmation>
    </>
  )
}

/** One list of candidates, with what can be done with it. */
export function StoredList({ list }: { list: CandidateList }) {
  const { name, assistants, created_date } = list
  const compared = assistants.slice(0, maxCompared).map(({ uuid }) => uuid)
  return (
    <Panel
      title={name}
      lead={
        <>
          Saved <InstantTime instant={created_date} />
        </>
      }
      actions={<DeleteList list={list} />}
    >
      {assistants.length === 0 ? (
        <p className={styles.note}>Nobody on it is available any more.</p>
      ) : (
        <p className={styles.names}>{assistants.map(({ display_name }) => display_name).join(', ')}</p>
      )}
      <div className={styles.actions}>
        {compared.length > 0 && (
          <LinkButton variant="outline" to={compareAddress(compared, '')}>
            Compare
          </LinkButton>
        )}
        <ShareLink list={list} />
      </div>
    </Panel>
  )
}
