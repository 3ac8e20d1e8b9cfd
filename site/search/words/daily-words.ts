// Everyday words, and what they mean to somebody who reads about this platform. Read by synonyms.ts.

export const DAILY_WORDS = `
# Everyday verbs
fetch, retrieve -> get, read
obtain -> get
look up, lookup -> search, find
query -> search
destroy, remove, revoke -> delete
wipe -> delete, erase
get rid of -> delete, replace
vanish -> expire, delete
disappear -> expire, remove
modify, edit, alter -> update, change
submit, transmit -> send
pass on -> send, forward
hand over -> send, export
swap -> replace, rotate
exchange -> convert, replace
forbid -> reject, deny
prevent -> stop, avoid, reject
block -> reject, stop
blacklist, blocklist, denylist -> reject
restrict -> limit, only
grant -> allow, permission
peek -> reveal, read
looked at, looks at, viewed -> read, access
opened -> read
switch off, turn off, deactivate -> disable
switch on, turn on, activate -> enable
grey out, greyed out, gray out -> disable, enable
jump -> move, focus
auto focus, autofocus -> focus
auto advance -> focus, next
upload -> send, import
download -> export, get
dump, take out -> export
get out -> export, leave
quit, terminate -> leave, cancel
leave the platform, leaving the platform, stop using, move away from, wind down, exit plan, exit strategy -> migrate off, leave
competitor, rival -> another provider
cut off -> truncate, slice
shorten -> truncate
trim -> strip
split, apart, isolate, segregate -> separate
build, generate, spin up, provision, register -> create
trigger -> simulate, event
fire -> event
listen -> subscribe, event
poll -> read, result

attempt, attempts -> retry
given up, give up -> retry, stop
moved, relocated -> replaced, deprecated
no longer there -> removed, deprecated
does it take, take long, lead time, effort -> timeline, time to plan
substring, fuzzy, typeahead, autocomplete -> search, index

# Things that go wrong
broken, failing -> error, fail
bug -> error, troubleshooting
debug -> troubleshooting, logs
diagnose -> troubleshooting
problem, not working -> troubleshooting, error
stuck -> timeout, fail
stopped coming, stopped arriving, stop coming, no longer arrive -> disabled, retries
goes down, go down, is down, went down -> outage, availability, status page
hangs, freezes, takes too long -> timeout
slow -> timeout, latency, duration
too long, killed -> timeout, limit
aborted -> timeout, cancel
blank -> empty, does not appear
invisible, not showing -> does not appear, blank
not loading -> does not appear, fails to load
not found -> 404
access denied, permission denied, forbidden -> 403, permission
internal server error -> 500
too many requests, rate limited -> 429, rate limit
back off, backoff -> retry-after, retry
try again, reattempt -> retry
refused, denied -> rejected, declined
bounced -> returned, rejected

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
call centre, call center, helpdesk -> support
recurring billing -> recurring, merchant-initiated, subscription
autopay -> recurring, merchant-initiated
membership -> recurring, subscription
off-session, off session -> merchant-initiated, customer is absent
on-session -> customer is present
unattended -> customer is absent
expired card, replaced card -> account updater
reissued -> account updater, replaced
withdraw, disburse, payout -> pay out
push to card -> credit, pay out
wire -> bank, debit
bank transfer -> ach, bank, debit
checking account, savings account -> bank account
sort code -> routing number, bank account
aba -> routing number
bic -> iban, sepa
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

# Everyday words
attach -> add, metadata
buy, bought, purchase, sale -> payment, charge
paid -> charged, payment
cheap -> monthly active token, cost
city, country, location, zone -> region
click -> button, event
command -> curl, shell
damage, danger -> risk
safe, safety, trust -> secure
dead -> fail, troubleshooting
trouble -> troubleshooting
delay -> latency, wait
late -> delay, order of events
delivery -> webhook
desktop -> browser
hospital, doctor, medicine -> health data, patient
birthday -> date of birth, personal data
family -> personal data
passport -> personal data, text
early -> before
emergency -> incident, support
ticket -> support
equal, identical -> same, fingerprint
extend -> lifetime, expiry
force -> require, enforce
forgot -> lost, reset
lost -> deleted, lost or stolen
lose -> deleted, lost
guess -> enumeration
guest -> customer, booking
hotel -> booking, partner
ignore -> optional
improve -> raise, approval
increase -> raise, higher limit
huge, big -> large, limit
large -> limit, size
many -> limit
join, hire -> invite, member
team -> members
learn -> concepts, getting started
beginner, newcomer, simple -> getting started
legal, lawyer -> compliance, security
lock -> restrict
logo -> brand icon, brand
mail -> email
merge -> merge patch
mirror -> setvalueref, copy
necessary -> required, need
mandatory, compulsory -> required, must
night, weekly -> scheduled
notice -> notified, event
alert -> monitoring, event
warn -> alert, event
watch -> monitor
parent -> container
pause -> suspend
picture, photo -> file, image
pick -> choose
plugin, addon -> library, sdk
proof -> evidence, prove
push -> send, webhook
quick -> quickstart, getting started
recover -> restore
remember -> store, stored card
rename -> update
repair -> fix
reply, answer -> response
restart -> retry
serve -> return
speed, fast -> latency, response time
storage -> store, stored
sync -> keep up to date, update
telephone -> phone
phone -> mobile
together -> one request, several
total -> sum, usage
traffic -> requests
trial -> test tenant
unknown -> not found
website, site -> web, browser
year -> expiration
steal, stole -> leak, compromised
stolen -> lost or stolen, fraud
hack, hacked -> leak, incident
breach -> incident, leak
spy -> read, access
curious -> support, access
boss -> owner
fired, resigned -> remove, member
`
