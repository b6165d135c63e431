import * as t from '@talentplace/contract/matching/messages/candidate-lists'
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
import { Rich } from '../../ui/rich.tsx'
import { compareAddress } from '../compare/compare-address.ts'
import { maxCompared } from '../compare/compared.ts'
import styles from './candidate-lists.module.css'

const reloads = ['matching.listCandidateLists'] as const
const notifyError = (message: string) => notify({ kind: 'error', message })

function ShareLink({ list: { uuid, share_key } }: { list: CandidateList }) {
  const share = useSave('matching.shareCandidateList', {
    reloads,
    errorMessage: t.linkNotChanged(),
    onRejected: notifyError,
  })
  const change = (shared: boolean) => share.mutate({ params: { uuid }, body: { shared } })
  if (share_key === null) {
    return (
      <Button variant="outline" busy={share.isPending} onClick={() => change(true)}>
        {t.share()}
      </Button>
    )
  }
  return (
    <div className={styles.shared}>
      <p className={styles.note}>{t.whatLinkShows()}</p>
      <LinkToCopy link={paths.sharedCandidates(share_key)} />
      <div>
        <Button variant="outline" busy={share.isPending} onClick={() => change(false)}>
          {t.stopSharing()}
        </Button>
      </div>
    </div>
  )
}

function DeleteList({ list: { uuid, name } }: { list: CandidateList }) {
  const [asking, setAsking] = useState(false)
  const remove = useSave('matching.deleteCandidateList', {
    reloads,
    errorMessage: t.notDeleted(),
  })
  async function confirmed(): Promise<void> {
    await remove.mutateAsync({ params: { uuid } })
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" aria-label={t.deleteNamed({ name })} onClick={() => setAsking(true)}>
        {t.deleteList()}
      </Button>
      <TypedConfirmation
        opened={asking}
        title={t.deleteQuestion({ name })}
        requiredText={name}
        onConfirm={confirmed}
        onClose={() => setAsking(false)}
      >
        <p>{t.whatDeletingDoes()}</p>
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
      lead={<Rich of={t.savedOn} values={{}} when={() => <InstantTime instant={created_date} />} />}
      actions={<DeleteList list={list} />}
    >
      {assistants.length === 0 ? (
        <p className={styles.note}>{t.noOneLeft()}</p>
      ) : (
        <p className={styles.names}>{assistants.map(({ display_name }) => display_name).join(', ')}</p>
      )}
      <div className={styles.actions}>
        {compared.length > 0 && (
          <LinkButton variant="outline" to={compareAddress(compared, '')}>
            {t.compare()}
          </LinkButton>
        )}
        <ShareLink list={list} />
      </div>
    </Panel>
  )
}
