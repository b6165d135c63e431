import * as t from '@talentplace/contract/matching/messages/pool'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { IconBriefcase, IconCheck } from '@tabler/icons-react'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import type { PoolCandidate } from './add-candidate.ts'
import { mayAdd } from './may-add.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './pool-action.module.css'

async function add(candidate: PoolCandidate): Promise<void> {
  const { addToPool } = await import('./add-to-pool.ts')
  addToPool(candidate)
}

async function remove({ id, display_name }: PoolCandidate): Promise<void> {
  const { removeFromPool } = await import('./remove-from-pool.ts')
  removeFromPool(id, display_name)
}

/** B5.5, B6.5: adds someone to the talent pool, or says that they are in it and takes them out. */
export function PoolAction({ candidate }: { candidate: PoolCandidate }) {
  const { user, status } = useSession()
  const { cart, uuid } = useCriteria().criteria
  const { id, display_name: name } = candidate
  if (status === 'unknown' || !mayAdd(user?.permissions ?? null, uuid)) return null
  if (!cart.some((item) => item.assistant_id === id)) {
    return (
      <Button onClick={() => void add(candidate)} aria-label={t.addCandidateNamed({ name })}>
        <IconBriefcase size={18} stroke={1.75} aria-hidden="true" />
        {t.addCandidate()}
      </Button>
    )
  }
  return (
    <span className={styles.inPool}>
      <button
        type="button"
        className={styles.selected}
        onClick={() => void add(candidate)}
        aria-label={t.inPoolNamed({ name })}
      >
        <IconCheck size={18} stroke={2} aria-hidden="true" />
        {t.inPool()}
      </button>
      <TextButton
        tone="muted"
        className={styles.remove}
        onClick={() => void remove(candidate)}
        aria-label={t.removeFromPool({ name })}
      >
        {ui.remove()}
      </TextButton>
    </span>
  )
}
