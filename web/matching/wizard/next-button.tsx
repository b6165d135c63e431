import * as t from '@talentplace/contract/matching/messages/wizard'
import { IconArrowRight } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/notice/live-region.tsx'

interface NextButtonProps {
  readonly onNext: () => void
  /** Why Next can't go on yet; null when it can. */
  readonly blocked: string | null
  /** The element on the page that says so. */
  readonly reasonId: string
  /** After a press while blocked: leads to what is missing. */
  readonly onBlocked?: () => void
}

/** B1.4: a Next that can't go on says why, to eyes and ears, and takes presses still. */
export function NextButton({ onNext, blocked, reasonId, onBlocked }: NextButtonProps) {
  const isBlocked = blocked !== null
  function press() {
    if (!isBlocked) return onNext()
    announce(blocked)
    onBlocked?.()
  }
  return (
    <Button aria-disabled={isBlocked || undefined} aria-describedby={isBlocked ? reasonId : undefined} onClick={press}>
      {t.next()}
      <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
    </Button>
  )
}
