import { useDraggable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import { Menu } from '@mantine/core'
import { IconChevronDown, IconGripVertical } from '@tabler/icons-react'
import type { BoardRole, MatchCandidate } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { candidateStates, type CandidateStage } from '@talentplace/contract/subscriptions/match-candidate.states'
import { Link } from 'react-router'
import { sourceNames } from '../../platform/formatting/relationship-sources.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/button.tsx'
import { clientAnswerInWords, stageAgeInWords } from './board-words.ts'
import styles from './match-board.module.css'
import { Reasons } from './reasons.tsx'

interface CandidateCardProps {
  readonly role: BoardRole
  readonly candidate: MatchCandidate
  /** Null: the reader doesn't move anyone. */
  readonly onMove: ((candidate: MatchCandidate, stage: CandidateStage) => void) | null
}

function MoveMenu({ candidate, onMove }: { candidate: MatchCandidate; onMove: (stage: CandidateStage) => void }) {
  const next = candidateStates.next(candidate.stage, 'staff')
  if (next.length === 0) return null
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant="quiet" aria-label={`Move to …, ${candidate.display_name}`}>
          Move to …
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {next.map((stage) => (
          <Menu.Item key={stage} onClick={() => onMove(stage)}>
            {candidateStates.word(stage)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Someone on the board: what the search said of them, and how long they have been in this stage. */
export function CandidateCard({ role, candidate, onMove }: CandidateCardProps) {
  const { uuid, virtualassistant_uuid, display_name, city, region, score, spare_hours, held_hours } = candidate
  const canDrag = onMove !== null && candidateStates.next(candidate.stage, 'staff').length > 0
  const { listeners, setNodeRef, transform, isDragging } = useDraggable({ id: uuid, disabled: !canDrag })
  const answer = clientAnswerInWords(candidate)
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <div className={styles.cardHead}>
        <Link to={paths.assistant(virtualassistant_uuid, { rids: [role.role_id], hours: [role.hours_per_month] })}>
          {display_name}
        </Link>
        {canDrag && (
          // Keys move a card by the menu below; the handle is for the pointer.
          <span className={styles.handle} aria-hidden="true" {...listeners}>
            <IconGripVertical size={18} stroke={1.75} />
          </span>
        )}
      </div>
      <p className={styles.fact}>
        {city}, {region}
      </p>
      <p className={styles.fact}>
        {spare_hours} h free{held_hours !== null && `, ${held_hours} h kept`} ·{' '}
        {stageAgeInWords(candidate.days_in_stage)}
      </p>
      <p className={styles.fact}>{sourceNames[candidate.source]}</p>
      {candidate.stage_reason !== '' && <p className={styles.quote}>“{candidate.stage_reason}”</p>}
      {answer !== null && <p className={styles.quote}>{answer}</p>}
      <Reasons score={score} reasons={candidate.reasons} />
      {onMove && <MoveMenu candidate={candidate} onMove={(stage) => onMove(candidate, stage)} />}
    </li>
  )
}
