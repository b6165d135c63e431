import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { BatchDialog } from './batch-dialog.tsx'
import styles from './batches.module.css'
import type { Chosen } from './use-chosen.ts'

const max = 100

/** Who is chosen, and what can be done with them. `shown`: those on the page. */
export function BatchBar({ chosen, visible }: { chosen: Chosen; visible: readonly string[] }) {
  const { uuids, set, end } = chosen
  const [changing, setChanging] = useState(false)
  const bar = useRef<HTMLElement>(null)
  // The button that opened it is gone.
  useEffect(() => bar.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  const all = visible.length > 0 && visible.every((uuid) => uuids.has(uuid))
  const tooMany = uuids.size > max
  return (
    <section ref={bar} className={styles.bar} aria-label="Chosen assistants">
      <strong aria-live="polite">
        {uuids.size === 0 ? 'Choose assistants' : `${uuids.size} chosen`}
        {tooMany && `, at most ${max} at once`}
      </strong>
      <TextButton onClick={() => set(all ? [] : [...uuids, ...visible])}>
        {all ? 'None' : 'All on this page'}
      </TextButton>
      <Button disabled={uuids.size === 0 || tooMany} onClick={() => setChanging(true)}>
        Change assistants
      </Button>
      <Button variant="quiet" onClick={end}>
        Close
      </Button>
      {changing && <BatchDialog opened uuids={[...uuids]} onClose={() => setChanging(false)} onDone={end} />}
    </section>
  )
}
