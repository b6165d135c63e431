import { DndContext, PointerSensor, useDroppable, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import type { BoardRole, MatchCandidate } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { candidateStates, type CandidateStage } from '@talentplace/contract/subscriptions/match-candidate.states'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { announce } from '../../ui/notice/live-region.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { AcceptCandidate } from './accept-candidate.tsx'
import { CandidateCard } from './candidate-card.tsx'
import styles from './match-board.module.css'
import { ReasonedMove } from './reasoned-move.tsx'

/** Every stage that an open role's candidates can be in, in the order in which they come. */
const columns = candidateStates.values.filter((stage) => stage !== 'replaced')

/** Cards that a column shows at first, and more at a press: hundreds at once would hold up whoever presses something. */
const step = 12

interface ColumnProps {
  readonly role: BoardRole
  readonly stage: CandidateStage
  readonly onMove: ((candidate: MatchCandidate, stage: CandidateStage) => void) | null
}

function Column({ role, stage, onMove }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  const id = useId()
  const [selected, setVisible] = useState(step)
  const candidates = role.candidates.filter((each) => each.stage === stage)
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      data-over={isOver || undefined}
      data-empty={candidates.length === 0 || undefined}
      aria-labelledby={id}
    >
      <h3 id={id} className={styles.columnTitle}>
        {candidateStates.word(stage)} <span className={styles.points}>{candidates.length}</span>
      </h3>
      <ul className={styles.cards}>
        {candidates.slice(0, selected).map((candidate) => (
          <CandidateCard key={candidate.uuid} role={role} candidate={candidate} onMove={onMove} />
        ))}
      </ul>
      {candidates.length > selected && (
        <Button variant="quiet" onClick={() => setVisible(selected + step)}>
          Show more ({candidates.length - selected})
        </Button>
      )}
    </section>
  )
}

/** Moves a candidate; where someone else was quicker the board shows where they are now. */
function useMove() {
  return useSave('projects.moveCandidate', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'The candidate could not be moved. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
  })
}

/** The candidates of one open role by stage: moved by dragging, or by each card's menu. */
export function BoardColumns({ role, mayMove, mayAccept }: { role: BoardRole; mayMove: boolean; mayAccept: boolean }) {
  const [asking, setAsking] = useState<{ candidate: MatchCandidate; stage: CandidateStage } | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const move = useMove()
  const close = (): void => setAsking(null)

  function put(candidate: MatchCandidate, stage: CandidateStage): void {
    if (stage === 'accepted' && !mayAccept) {
      notify({ kind: 'error', message: 'Only staff who can edit subscriptions give someone a role.' })
      return
    }
    if (stage === 'accepted' || candidateStates.is('reasoned', stage)) {
      setAsking({ candidate, stage })
      return
    }
    if (stage === 'replaced') return
    const { uuid: candidate_uuid, version, display_name } = candidate
    move.mutate({ params: { uuid: role.project_uuid, candidate_uuid }, body: { stage, version } })
    announce(`${display_name}: ${candidateStates.word(stage)}`)
  }

  function drop({ active, over }: DragEndEvent): void {
    const candidate = role.candidates.find(({ uuid }) => uuid === active.id)
    const stage = columns.find((each) => each === over?.id)
    if (!candidate || !stage || stage === candidate.stage) return
    if (candidateStates.next(candidate.stage, 'staff').includes(stage)) put(candidate, stage)
    else {
      const [from, to] = [candidateStates.word(candidate.stage), candidateStates.word(stage)]
      notify({ kind: 'info', message: `Nobody goes from “${from}” to “${to}”.` })
    }
  }

  return (
    <DndContext sensors={sensors} onDragEnd={drop}>
      <section className={styles.columns} aria-label={`Candidates for ${role.role}`}>
        {columns.map((stage) => (
          <Column key={stage} role={role} stage={stage} onMove={mayMove ? put : null} />
        ))}
      </section>
      {asking && asking.stage === 'accepted' && (
        <AcceptCandidate role={role} candidate={asking.candidate} onClose={close} />
      )}
      {asking && candidateStates.is('reasoned', asking.stage) && (
        <ReasonedMove project={role.project_uuid} candidate={asking.candidate} stage={asking.stage} onClose={close} />
      )}
    </DndContext>
  )
}
