import * as t from '../messages/states.ts'
import { lifecycle, type StateIn, type StateOf } from '../../shared/lifecycle.ts'

/** A draft is only what staff write or the product makes up: clients see an invoice from its posting on. */
export const invoiceStates = lifecycle(
  {
    draft: {
      word: t.draft,
      tone: 'plain',
      to: { posted: ['staff', 'system'], paid: ['staff', 'system'], void: ['staff'] },
    },
    posted: {
      word: t.toBePaid,
      tone: 'notice',
      to: {
        partly_paid: ['client', 'staff', 'system'],
        paid: ['client', 'staff', 'system'],
        overdue: ['system'],
        void: ['staff'],
      },
    },
    partly_paid: {
      word: t.partlyPaid,
      tone: 'notice',
      to: { paid: ['client', 'staff', 'system'], overdue: ['system'] },
    },
    paid: { word: t.paid, tone: 'good', to: { credited: ['staff', 'system'], refunded: ['client', 'staff'] } },
    // Credit notes take back all of it, whether or not it had been paid.
    credited: { word: t.credited, tone: 'plain', to: { refunded: ['client', 'staff'] } },
    overdue: {
      word: t.pastDue,
      tone: 'danger',
      to: { paid: ['client', 'staff', 'system'], void: ['staff'] },
    },
    void: { word: t.voided, tone: 'plain' },
    // A refund that the bank turns down leaves the invoice as it was.
    refunded: { word: t.refunded, tone: 'plain', to: { paid: ['system'], credited: ['system'] } },
  },
  {
    /** Something of it is to be paid. */
    open: ['posted', 'partly_paid', 'overdue'],
    final: ['void'],
    /** Nothing of it is owed any more, whatever was paid. */
    settled: ['void', 'credited', 'refunded'],
    /** Nothing of it is open: it was paid or credited, whatever became of the money. */
    closed: ['paid', 'credited', 'refunded'],
    /** What it brought is there, as far as its credit notes leave it. */
    inForce: ['paid', 'credited'],
    /** Given back as a whole, as credit or as money. */
    takenBack: ['credited', 'refunded'],
    shown: ['posted', 'partly_paid', 'paid', 'overdue', 'void', 'credited', 'refunded'],
  },
)
export type StoredInvoiceStatus = StateOf<typeof invoiceStates>
export type InvoiceStatus = StateIn<typeof invoiceStates, 'shown'>
export type OpenInvoiceStatus = StateIn<typeof invoiceStates, 'open'>
