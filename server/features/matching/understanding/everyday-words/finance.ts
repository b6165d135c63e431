import type { EverydayWords } from './everyday-words.ts';

/** How people speak of books, bills, pay, tax, figures and funding. */
export const financeWords: EverydayWords = {
  'bookkeeper': {
    clear: `books, do my books, our books, keep the books, clean up my books, books are a mess, books are behind, behind on my books, catch up books, months behind on books,
      shoebox of receipts, receipts, box of receipts, track receipts, sort receipts, receipts everywhere, track expenses, track income, income and expenses,
      profit and loss, reconcile, reconcile accounts, reconcile bank, reconcile credit card, bank feeds, bank statements, bank statement, categorise transactions,
      categorise expenses, code transactions, credit card transactions, bank transactions, hst, gst, hst return, gst return, file hst, file gst, pst, qst, sales tax,
      sales tax return, quarterly sales tax, month end, monthly close, ledger, general ledger, quickbooks, quick books, xero, accounting software, ready for my accountant, ready for the accountant,
      accountant wants my books, accountant is mad, give to accountant, ready for tax time, numbers straight, keep track of money, where my money goes, where the money goes,
      bookeeping, book keeping, business expenses, petty cash, cash basis, wave accounting, switch to quickbooks, migrate to xero, monthly reports for accountant, transactions`,
    hint: `expenses, receipts, expense, income, bank, transactions, money in and out, spreadsheets for expenses, finances, accounts, shoebox, reconciliation, remit, money, cra`,
  },
  'ap-ar-clerk': {
    clear: `ap, ar, ap clerk, ar clerk, payables, receivables, accounts payable, accounts receivable, pay suppliers, pay vendors, pay our bills, pay the bills, pay bills, vendor bills, vendor bill,
      supplier bills, bills on time, late paying suppliers, late fees on bills, enter bills, enter vendor invoices, process invoices, vendor invoices, supplier invoices, bill payments,
      match purchase orders, match invoices to purchase orders, match invoices, match packing slips, three way match, cheque run, payment run, vendor statements, vendors not paid, suppliers not paid, suppliers calling about payment, vendors calling about bills,
      apply payments, cash application, customer payments, aging report, ageing, aging, who owes us, who owes what, approve bills, expense claims, expense reports, reimburse, reimbursements, employee expenses, bills stack up, subcontractor bills, paid twice`,
    hint: `bills, vendors, vendor, suppliers, supplier, invoices, payments, cheques, purchase orders, owed, unpaid, invoice, eft, remittance, statement`,
  },
  'payroll-administrator': {
    clear: `pay staff, pay my staff, pay employees, pay my employees, pay the crew, paying employees, paycheques, paychecks, pay cheque, paycheck, pay stubs for staff, pay stub for employees, payday, pay day, pay run, pay period, biweekly pay,
      pay every two weeks, wages, wrong pay, pay is wrong, paid late, overtime hours, overtime, hours worked, timesheet, timesheets, time cards, timecards, time sheets, punch clock, track hours of staff, staff hours,
      source deductions, payroll deductions, deductions, payroll taxes, remittances to cra, remit to cra, t4, t4s, t4a, w2, w2s, w 2, 1099, 1099s, roe, roes, record of employment, vacation pay, direct deposit, wsib, workers compensation, adp, gusto, direct deposits for staff, garnishment, tips for servers, statutory holiday pay`,
    hint: `pay, wage, salaries, salary, employees, staff, hourly, crew, payslips, slips, deposits, cra, bonus`,
  },
  'billing-specialist': {
    clear: `send invoices, send out invoices, send bills, sending invoices, invoice clients, invoice my clients, invoice customers, bill my clients, bill clients, bill customers, late sending invoices, behind on invoicing, forget to invoice, forget to send invoices, never invoice, nobody invoices,
      chase invoices, chase payments, chase payment, chase clients for money, chase money, chasing money, chase late payers, late payers, late payments, slow payers, clients pay late, pay late, pay me late, owe me money, owe me, owes me, owe us money, owe us, owed money,
      clients have not paid, have not paid, not paid me, not paying, not pay me, do not pay, wont pay, unpaid invoices, unpaid invoice, overdue, overdue accounts, past due, outstanding invoices, outstanding balances, get paid faster, get paid, get paid on time, get my money,
      collect payments, collect payment, collect money, collect from clients, collect debts, debt, debts, bad debt, delinquent, reminder about invoices, payment reminder, friendly reminder, unpaid memberships, failed payments, declined cards, expired credit cards, monthly statements, statements to customers,
      recurring invoices, recurring billing, subscription billing, billing, biller, retainers invoices, payment plans, payment plan, dunning, invoices, invoice, tuition payments, membership dues, dues`,
    hint: `invoices, invoice, billing, owe, owed, owing, money, overdue, statements, awkward asking, unpaid, payments, collect, chase, late, receivables, bill, deposits`,
  },
  'accountant': {
    clear: `cpa, year end, year end books, year end statements, yearend, financial statements, financial statement, balance sheet, income statement, notice to reader, compilation, review engagement, audit, auditor, auditors, audit ready, ready for audit, adjusting entries, journal entries, accruals,
      accrual, depreciation, amortization, amortisation, capital assets, working papers, trial balance, corporate accounting, holding company, corporation year end, gaap, ifrs, aspe, bank wants financials, bank wants statements, lender wants financials, proper financials, consolidated, consolidation, intercompany,
      cost accounting, job costing, controller, management accounts, accounting firm overflow, shareholder loan, dividends, dividend or salary, cra letter, cra is asking, cra audit, irs letter, t2, corporate tax, fractional controller, revenue recognition, deferred revenue, chartered accountant`,
    hint: `accounting, financials, statements, corporation, corporate, incorporated, controller, finance, compliance, assets, cra, inc, bank wants, shareholders, tax`,
  },
  'tax-preparer': {
    clear: `taxes, do my taxes, my taxes, file my taxes, file taxes, tax return, tax returns, tax filing, tax season, tax time, tax deadline, late taxes, behind on taxes, years of taxes, unfiled taxes, not filed taxes, t1, t2, t2125, t776, t1135, schedule c, 1040, 1120, 1065, 1099 income, personal tax, personal return, corporate return, self employed taxes,
      self employment tax, income tax, tax refund, tax deductions, write offs, write off, deductible, home office deduction, rental income taxes, capital gains, irs, irs notice, cra, uber driver taxes, side gig taxes, estimated taxes, quarterly taxes, instalments, file with cra, april 30, april 15, turbotax, extension, state taxes, foreign income, us citizen in canada, cross border tax, estate return, tax slips`,
    hint: `tax, refund, return, deductions, irs, cra, self employed, sole proprietor, filing, accountant, slips, deadline`,
  },
  'financial-analyst': {
    clear: `cash flow, cash flow forecast, cashflow, cash forecast, forecast, forecasts, forecasting, projections, financial projections, revenue projections, budget, budgets, budgeting, make a budget, annual budget, budget vs actual, budget versus actual, over budget, financial model, model, business case, scenario, scenarios, what if, break even, breakeven, margins, profit margins, margin by product, profitability, most profitable, which products make money, which services make money, losing money, where we are losing money,
      can afford, afford to hire, afford, run out of cash, runway, burn rate, unit economics, valuation, worth of my business, what my business is worth, sell my business, pricing model, price my services, raise prices, what to charge, investor report, investors update, investors want numbers, kpis, financial dashboard, fractional cfo, cfo, financial planning, numbers tell me, understand my numbers, return on investment, roi, lease or buy, loan proposal, business plan numbers, five year plan`,
    hint: `budget, forecast, numbers, profit, margin, cash, financial, finances, analysis, investors, growth, costs, money, pricing, variance, plan`,
  },
  'grant-writer': {
    clear: `grant, grants, grant application, grant applications, grant proposal, apply for grants, funding, funding applications, funding application, apply for funding, find funding, government funding, funders, funder, foundation funding, foundations, proposal to foundation, donors, donor, donations, donate, donation, fundraise, fundraising, fundraiser, fund raising, raise money for our charity, raise money for, money for our program,
      need money for our program, appeal letter, year end appeal, annual appeal, giving tuesday, capital campaign, charity, sponsorship letters, sponsorship, sponsors, grant report, grant reports, report to funders, report back to funder, arts council, trillium, sr ed, loi, letter of intent for grant, philanthropy, scholarship fund, thank you letters to donors, bequest, crowdfunding, gofundme, research funding, canada council, impact report, rfp response, rfp`,
    hint: `nonprofit, non profit, charity, proposal, foundation, youth program, community program, money for program, impact, first nations, application, campaign, volunteers`,
  },
};
