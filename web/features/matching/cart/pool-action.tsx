import { IconBriefcase, IconCheck } from '@tabler/icons-react'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import type { PoolCandidate } from './add-candidate.ts'
import { addToPool } from './add-to-pool.ts'
import { mayAdd } from './may-add.ts'
import styles from './pool-action.module.css'
import { removeFromPool } from './remove-from-pool.ts'

/** B5.5, B6.5: adds somebody to the talent pool, or says that they are in it and takes them out. */
export default function PoolAction({ candidate }: { candidate: PoolCandidate }) {
  const { user, status } = useSession()
  const { cart, uuid } = useCriteria().criteria
  const { id, display_name: name } = candidate
  if (status === 'unknown' || !mayAdd(user?.permissions ?? null, uuid)) return null
  if (!cart.some((item) => item.assistant_id === id)) {
    return (
      <Button onClick={() => addToPool(candidate)} aria-label={`Add Candidate: ${name}`}>
        <IconBriefcase size={18} stroke={1.75} aria-hidden="true" />
        Add Candidate
      </Button>
    )
  }
  return (
    <span className={styles.inPool}>
      <button
        type="button"
        className={styles.selected}
        onClick={() => addToPool(candidate)}
        aria-label={`In your talent pool: ${name}`}
      >
        <IconCheck size={18} stroke={2} aria-hidden="true" />
        In your talent pool
      </button>
      <button
        type="button"
        className={styles.remove}
        onClick={() => removeFromPool(id, name)}
        aria-label={`Remove ${name} from your talent pool`}
      >
        Remove
      </button>
    </span>
  )
}
