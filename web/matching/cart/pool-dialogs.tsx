import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useRolesById } from '../chosen-roles/use-roles-by-id.ts'
import { closingTimer, type ClosingTimer } from './closing-timer.ts'
import { poolDialog, poolDrawer, type PoolDialog } from './pool-dialog.ts'
import styles from './pool-dialogs.module.css'

type Of<Kind extends PoolDialog['kind']> = Extract<PoolDialog, { kind: Kind }>

/** B6.4 */
const confirmationShownOf = 2_000

function close(): void {
  poolDialog.replace(null)
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function RoleNames({ rids }: { rids: readonly number[] }) {
  const { roles } = useRolesById(rids)
  return listed(rids.map((rid) => roles.get(rid)?.value ?? 'this role'))
}

function Added({ dialog }: { dialog: Of<'added'> }) {
  const timer = useRef<ClosingTimer | null>(null)
  useEffect(() => {
    timer.current = closingTimer(close, confirmationShownOf)
    timer.current.run()
    return () => timer.current?.pause()
  }, [])
  // It may open under a pointer that rests there: only one that moves is someone reading.
  function read({ movementX, movementY }: PointerEvent): void {
    if (movementX !== 0 || movementY !== 0) timer.current?.pause()
  }
  return (
    <div className={styles.content} onPointerMove={read} onPointerLeave={() => timer.current?.run()}>
      <p>
        We contact {dialog.name} to confirm their interest, and Client Success coordinates everything with you. Add as
        many people as you have roles.
      </p>
    </div>
  )
}

function PotentialMatch({ dialog }: { dialog: Of<'potential match'> }) {
  return (
    <Asking
      text={
        <>
          {dialog.name} is a potential match for <RoleNames rids={dialog.roles} />. We contact them to confirm their
          interest once you check out.
        </>
      }
      yes={{
        label: 'See your talent pool',
        act: () => poolDrawer.replace(true),
      }}
      no={{ label: 'Keep looking' }}
    />
  )
}

function Taken({ dialog }: { dialog: Of<'taken'> }) {
  const holders = [...new Set(dialog.inPool.map((item) => item.known_as))]
  return (
    <Asking
      text={
        <>
          {listed(holders)} {holders.length === 1 ? 'has' : 'have'}{' '}
          <RoleNames rids={dialog.inPool.map((item) => item.role_id)} /> in your talent pool, and each role has one
          place. Should {dialog.name} take it?
        </>
      }
      yes={{ label: `Choose ${dialog.name}`, act: dialog.onReplace }}
      no={{
        label: `Keep ${listed(holders)}`,
        ...(dialog.onKeep && { act: dialog.onKeep }),
      }}
    />
  )
}

interface Answer {
  readonly label: string
  readonly act?: () => void
  /** Someone leaves the talent pool by it. */
  readonly removes?: boolean
}

/** A text with two answers; the dialog closes with either. */
function Asking({ text, yes, no }: { text: ReactNode; yes: Answer; no: Answer }) {
  function answer({ act }: Answer): void {
    close()
    act?.()
  }
  return (
    <div className={styles.content}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => answer(no)}>
          {no.label}
        </Button>
        <Button variant={yes.removes ? 'danger' : 'filled'} onClick={() => answer(yes)} data-autofocus>
          {yes.label}
        </Button>
      </div>
    </div>
  )
}

function Losing({ dialog }: { dialog: Of<'lose people'> }) {
  return (
    <>
      <ul className={styles.names}>
        {dialog.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Asking
        text="They don’t have that many hours free. Cancel keeps the hours as they were, and everybody with them."
        yes={{ label: 'Accept', act: dialog.onAccept, removes: true }}
        no={{ label: 'Cancel', act: dialog.onCancel }}
      />
    </>
  )
}

const titles: Readonly<Record<PoolDialog['kind'], string>> = {
  added: 'Candidate added to your talent pool!',
  'potential match': 'Potential match added',
  taken: 'This role has someone already',
  'remove person': 'Are you sure you want to remove this VA?',
  'remove role': 'Are you sure you want to remove this role?',
  'lose people': 'By Changing hours you will lose these VAs',
}

function Content({ dialog }: { dialog: PoolDialog }) {
  switch (dialog.kind) {
    case 'added':
      return <Added dialog={dialog} />
    case 'potential match':
      return <PotentialMatch dialog={dialog} />
    case 'taken':
      return <Taken dialog={dialog} />
    case 'remove person':
      return (
        <Asking
          text={`${dialog.name} leaves your talent pool. Their roles stay, for us to help you decide.`}
          yes={{ label: 'Remove', act: dialog.onConfirm, removes: true }}
          no={{ label: 'Cancel' }}
        />
      )
    case 'remove role':
      return (
        <Asking
          text={`${listed(dialog.names)} ${dialog.names.length === 1 ? 'leaves' : 'leave'} this role in your talent pool, and the role leaves your search.`}
          yes={{ label: 'Remove', act: dialog.onConfirm, removes: true }}
          no={{ label: 'Cancel' }}
        />
      )
    case 'lose people':
      return <Losing dialog={dialog} />
  }
}

/** The questions and messages about the talent pool. Closing one without an answer is its careful answer. */
export default function PoolDialogs({ dialog }: { dialog: PoolDialog }) {
  function dismiss(): void {
    close()
    if (dialog.kind === 'lose people') dialog.onCancel()
  }
  return (
    <Dialog opened title={titles[dialog.kind]} onClose={dismiss}>
      <Content dialog={dialog} />
    </Dialog>
  )
}
