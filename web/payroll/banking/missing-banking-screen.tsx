import type { MissingAccount } from '@talentplace/contract/payroll/banking/missing-banking.routes'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from '../bill.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LookButton } from './look-dialog.tsx'
import { missingBankingList } from './missing-banking-list.tsx'

function useReminder() {
  return useSave('bills.remindOfBanking', {
    reloads: ['bills.listMissingBanking'],
    errorMessage: 'Nobody was reminded. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: ({ reminded, left_out }) => {
      const people = reminded === 1 ? '1 person was' : `${reminded} people were`
      const others = left_out === 0 ? '' : ` ${left_out} had been reminded within the week, or can’t be.`
      notify({
        kind: reminded === 0 ? 'error' : 'success',
        message: `${people} asked for their bank details.${others}`,
      })
    },
  })
}

function RemindButton({ row: { virtualassistant_uuid, virtualassistant_name } }: { row: MissingAccount }) {
  const remind = useReminder()
  return (
    <TextButton
      aria-label={`Remind ${virtualassistant_name}`}
      disabled={remind.isPending}
      onClick={() => remind.mutate({ body: { virtualassistant_uuids: [virtualassistant_uuid] } })}
    >
      Remind
    </TextButton>
  )
}

function useMayRemind(): boolean {
  const forPeople = useMay('admin_virtualassistant.edit')
  return useMay('admin_finance.edit') || forPeople
}

function Summary({ rows }: { rows: readonly MissingAccount[] }) {
  const mayRemind = useMayRemind()
  const { data } = useApi('bills.listMissingBanking', { query: { pagination: { limit: 1 } } })
  const remind = useReminder()
  const people = [...new Set(rows.flatMap((row) => (row.may_be_reminded ? [row.virtualassistant_uuid] : [])))]
  return (
    <div className={styles.bar}>
      <p className={styles.quiet}>{data && `The next bills are made up on ${calendarDay(data.next_run)}.`}</p>
      {mayRemind && people.length > 1 && (
        <Button
          variant="outline"
          busy={remind.isPending}
          onClick={() => remind.mutate({ body: { virtualassistant_uuids: people } })}
        >
          Remind these {people.length}
        </Button>
      )}
    </div>
  )
}

function RowActions({ row }: { row: MissingAccount }) {
  const mayRemind = useMayRemind()
  return (
    <>
      {mayRemind && row.may_be_reminded && <RemindButton row={row} />}
      <LookButton looked="account" {...row}>
        Bank details<VisuallyHidden> of {row.virtualassistant_name}</VisuallyHidden>
      </LookButton>
    </>
  )
}

function actionsOf(row: MissingAccount) {
  return <RowActions row={row} />
}

function summaryOf(rows: readonly MissingAccount[]) {
  return <Summary rows={rows} />
}

/** /admin/virtualassistants/missingbankinginfo. */
export default function MissingBankingScreen() {
  const hasActions = [useMayRemind(), useMay('admin_banking.view')].includes(true)
  return (
    <ListScreen
      list={missingBankingList}
      lead="Assistants we owe money and can’t pay yet. Everyone here is asked once a week; you can ask sooner, once within seven days."
      summary={summaryOf}
      {...(hasActions && { rowActions: actionsOf })}
    />
  )
}
