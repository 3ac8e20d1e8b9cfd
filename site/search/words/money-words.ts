// What others call the parties to a payment, and payments themselves. Read by foreign-tables.ts.

export const MONEY_WORDS = `
# People and money
shopper, buyer, payer -> customer
consumer, payee -> customer, person
end user -> customer, user
seller -> merchant, marketplace
shop -> merchant, checkout
store owner -> merchant
vendor, supplier -> partner, third party
external service -> third party, destination
administrator -> owner, admin, role
staff -> support, member
call center -> call centre, support
helpdesk -> support
recurring billing -> recurring, merchant-initiated, subscription
autopay -> recurring, merchant-initiated
membership -> recurring, subscription
off-session, off session -> merchant-initiated, customer is absent
on-session -> customer is present
unattended -> customer is absent
expired card, replaced card -> account updater
reissued -> account updater, replaced
withdraw, disburse, payout -> pay out
push money, send money, transfer money, move money, pay sellers, pay merchants -> pay out
pull money, take money, draw money -> debit, charge
guest checkout, without an account -> one-time use, without storing
not store, not keep, not save, without saving, without keeping, never stored -> without storing, token intent
push to card -> credit, pay out
wire -> bank, debit
bank transfer -> ach, bank, debit
checking account, savings account -> bank account
sort code -> routing number, bank account
aba -> routing number
did not make, did not authorize, did not buy, does not recognise, does not recognize, unrecognised, unrecognized -> dispute, fraud
bic -> iban, sepa
germany, france, spain, italy, netherlands, belgium, austria, ireland, portugal, finland -> europe, sepa
bacs -> direct debit, bank
exp date, valid thru -> expiry date, expiration
name on card -> cardholder name
card scheme, card network -> network, brand
discover, american express -> brand
digital wallet, mobile wallet -> apple pay, google pay
android pay -> google pay
tavv, taav -> cryptogram, network token
vts, mdes, visa token service -> network token
otp, one time code -> challenge, one-time password
sms code, step up -> challenge
verified by visa, securecode, identity check -> 3d secure
carding, bin attack, bot -> card testing, anti-fraud
stolen card -> anti-fraud, card testing
scam -> fraud
penny test -> zero-amount, verify
dollar auth -> zero-amount authorisation
account verification -> verify
cost -> monthly active token, usage, billing
fee, fees, expensive -> monthly active token, billing
`
