import { lifecycle, type StateIn, type StateOf } from '../shared/lifecycle.ts'

/** A draft is only what staff write or the product makes up: clients see an invoice from its posting on. */
export const invoiceStates = lifecycle(
  {
    draft: {
      word: 'Draft',
      tone: 'plain',
      to: { posted: ['staff', 'system'], paid: ['staff', 'system'], void: ['staff'] },
    },
    posted: {
      word: 'To be paid',
      tone: 'notice',
      to: {
        partly_paid: ['client', 'staff', 'system'],
        paid: ['client', 'staff', 'system'],
        overdue: ['system'],
        void: ['staff'],
      },
    },
    partly_paid: {
      word: 'Partly paid',
      tone: 'notice',
      to: { paid: ['client', 'staff', 'system'], overdue: ['system'] },
    },
    paid: { word: 'Paid', tone: 'good', to: { refunded: ['client', 'staff'] } },
    overdue: {
      word: 'Past due',
      tone: 'danger',
      to: { paid: ['client', 'staff', 'system'], void: ['staff'] },
    },
    void: { word: 'Void', tone: 'plain' },
    // A refund that the bank turns down leaves the invoice as it was.
    refunded: { word: 'Refunded', tone: 'plain', to: { paid: ['system'] } },
  },
  {
    /** Something of it is to be paid. */
    open: ['posted', 'partly_paid', 'overdue'],
    final: ['void'],
    /** Nothing of it is owed any more, whatever was paid. */
    settled: ['void', 'refunded'],
    /** The whole of it has been paid, whatever became of the money. */
    wasPaid: ['paid', 'refunded'],
    shown: ['posted', 'partly_paid', 'paid', 'overdue', 'void', 'refunded'],
  },
)
export type StoredInvoiceStatus = StateOf<typeof invoiceStates>
export type InvoiceStatus = StateIn<typeof invoiceStates, 'shown'>
export type OpenInvoiceStatus = StateIn<typeof invoiceStates, 'open'>
