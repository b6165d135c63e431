import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/matching/messages/pool'
import * as ui from '@talentplace/contract/shared/messages/ui'
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

const listed = (names: readonly string[]): string => new Intl.ListFormat(currentLanguage()).format(names)

function useRoleNames(rids: readonly number[]): string {
  const { roles } = useRolesById(rids)
  return listed(rids.map((rid) => roles.get(rid)?.value ?? t.thisRole()))
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
      <p>{t.addedText({ name: dialog.name })}</p>
    </div>
  )
}

function PotentialMatch({ dialog }: { dialog: Of<'potential match'> }) {
  return (
    <Asking
      text={t.potentialMatchText({ name: dialog.name, roles: useRoleNames(dialog.roles) })}
      yes={{
        label: t.seePool(),
        act: () => poolDrawer.replace(true),
      }}
      no={{ label: t.keepLooking() }}
    />
  )
}

function Taken({ dialog }: { dialog: Of<'taken'> }) {
  const names = [...new Set(dialog.inPool.map((item) => item.known_as))]
  const holders = listed(names)
  const roles = useRoleNames(dialog.inPool.map((item) => item.role_id))
  return (
    <Asking
      text={t.takenText({ holders, count: names.length, roles, name: dialog.name })}
      yes={{ label: t.choosePerson({ name: dialog.name }), act: dialog.onReplace }}
      no={{
        label: t.keepPeople({ names: holders }),
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
        text={t.losePeopleText()}
        yes={{ label: ui.accept(), act: dialog.onAccept, removes: true }}
        no={{ label: ui.cancel(), act: dialog.onCancel }}
      />
    </>
  )
}

const titles: Readonly<Record<PoolDialog['kind'], string>> = {
  added: t.added(),
  'potential match': t.potentialMatch(),
  taken: t.taken(),
  'remove person': t.removeVa(),
  'remove role': t.removeRole(),
  'lose people': t.losePeople(),
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
          text={t.removeVaText({ name: dialog.name })}
          yes={{ label: ui.remove(), act: dialog.onConfirm, removes: true }}
          no={{ label: ui.cancel() }}
        />
      )
    case 'remove role':
      return (
        <Asking
          text={t.removeRoleText({ names: listed(dialog.names), count: dialog.names.length })}
          yes={{ label: ui.remove(), act: dialog.onConfirm, removes: true }}
          no={{ label: ui.cancel() }}
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
