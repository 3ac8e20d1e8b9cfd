// What other products and the payments industry call our features. Read by foreign-tables.ts.

export const TRADE_WORDS = `
# Tokens
pan vault, card vault -> tokens, card
aliases, pseudonym -> token, alias
surrogate -> token
format preserving -> alias, preserve format
decrypt -> detokenize, reveal
unmask -> reveal
cleartext -> plaintext
hide -> mask, redact
payment intent, setup intent -> token intent
forget, erase -> erasure, delete
purge, erasure -> delete
deduplication, duplicate, dedupe -> deduplicate, fingerprint
ttl, time to live -> expires_at, lifetime
customer id -> metadata
folder, namespace, subtenant -> container
department, business unit, division -> container
payment method, payment method id, card id, customer vault -> token, stored card
deterministic, consistent token, same token, same input, same value -> deduplicate, fingerprint
get back, from token, from a token, from the token, out of a token, turn back, convert back, original value, real value, original number -> detokenize, reveal
insert -> create, import
archive -> export, delete

# Access
dpa -> data processing agreement
aoc -> attestation of compliance
soc2, iso27001 -> soc, attestation, security questionnaire
scope -> permission
acl, policy -> access rule
rbac -> access rule, permission
credentials -> api key
secret key -> private key, api key
publishable key -> public key
bearer token, authorization header -> api key, authentication
access token -> api key, session
byok -> encryption keys
audit trail, audit log -> logs
colleague, teammate, coworker, employee, contractor -> member
dashboard, admin panel -> portal
two factor -> mfa
azure ad, entra id, active directory, auth0, onelogin, keycloak, jumpcloud, ping identity, adfs -> oidc, saml
google workspace -> oidc, saml
service account, machine account, machine user, robot account -> application, key
basic auth, oauth -> authentication, api key
jwt -> authentication, session key
cors -> public key, browser
env, dotenv, env var -> environment variable, configuration
secrets manager -> configuration, secret
one-time key, temporary key, ephemeral key, short-lived key -> session key

byo key, hyok, bring your own key -> encryption keys
keystore, truststore -> certificate
jwk, jwks -> jwe, public key
totp, authenticator app -> mfa
captcha, recaptcha -> bot, card testing
locked out, lockout -> mfa, owner
shared responsibility, division of responsibility -> responsibility matrix

# Elements, proxy, reactors
hosted fields, hosted inputs, secure fields -> elements
card form -> elements, card element
relay, forwarder, gateway -> proxy
lambda -> reactor, code
enclave, trusted execution -> reactor, encryption
cloud function -> reactor
environment variables -> configuration
whitelist, allowlist -> allow, ip addresses
egress -> outbound
callback, hook -> webhook
signing secret, webhook secret -> signature
inbound route -> pre-configured proxy, inbound
outbound route -> pre-configured proxy
notification -> webhook, event
localhost -> your machine, local

# Payments
psp -> payment processor
chargeback -> liability shift
dispute -> liability shift, chargeback
sca, psd2, strong customer authentication -> 3d secure
subscription -> recurring, merchant-initiated
card on file, saved card -> stored card
failover -> routing, fall back
ach, direct debit -> bank, debit
iban -> bank account
bin lookup -> card details, enrichments, bin
card updater -> account updater
undo -> void, reverse, refund, permanent
undelete, bring back, revert -> permanent, restore
money back, reimburse -> refund
nti, scheme transaction id -> network transaction id
visa, mastercard, amex -> brand
cancel -> void, delete
sub-merchant -> marketplace, merchant
zip code, postcode -> address verification, avs

ledger, settlement, settle -> reconcile, capture
dunning, involuntary churn -> account updater, declined, recurring
preauth, pre-authorization, pre-authorisation -> authorise, capture
cashback, surcharge -> amount
fx, multicurrency, multi-currency -> currency, amount
mid -> merchant id
receiver -> destination, third party
ivr -> telephone order, receive cards
remittance, disbursement -> pay out
prenote, microdeposit, micro deposit -> bank account verification
kyb -> personal data, third party
aml, sanctions, sanction screening -> third party, anti-fraud
radar, sift, kount, forter, riskified -> risk vendor, anti-fraud
skimming, magecart, skimmer -> scripts on your page, pci dss
low value, trusted beneficiary, transaction risk analysis -> exemption

# Running it
load test, load testing, stress test -> rate limit, test tenant
crash -> error, fail
chatgpt, claude, llm -> agent
copilot -> coding agent
prod -> production
bulk -> batch, many
outage -> availability, incident
uptime -> availability, service levels
x-request-id, x-correlation-id, traceparent -> trace id
latency -> response time, duration
spec, swagger -> openapi
sandbox -> test tenant, testing
staging -> test tenant, environments
sunset -> deprecated, deprecation
residency -> region, localised
billing, pricing, price, bill, invoice, per api call, per call, per record, per seat -> monthly active token, usage
launch -> production, go live
postgres, postgresql, mysql, mongodb, dynamodb, sql server -> database
podfile -> cocoapods
svix -> webhook, signature
econnreset, socket hang up -> connection reset, no response
econnrefused -> could not be reached, connection
enotfound -> could not be reached, host
etimedout, esockettimedout -> timeout, no response
ssr, next.js -> server rendering
kotlin -> android
swift -> ios

# Cryptography
jose -> jwe, jws
cipher, aes, rsa -> encryption, algorithm
sha256 -> hmac, signature
hash, digest -> hmac, fingerprint
checksum -> luhn, aba checksum
mod 10, mod10 -> luhn
hex, hexadecimal -> base16, to_base16
anonymise, anonymize -> mask, de-identify
pseudonymise, pseudonymize, pseudonymous -> de-identify, token
obfuscate, asterisks -> mask
scramble -> mask, encrypt
eye icon, show password -> reveal, show

# Law and reviews
right to be forgotten, right to erasure, forgotten, ccpa, dsar, subject access request -> erasure, data subject
sovereignty, schrems, data transfer, localisation, localization -> region, localised
exfiltration, ransomware, intrusion, compromise -> leak, incident
ddos, waf -> rate limit, availability
msa, sow, nda, contract, procurement, vendor review, due diligence -> security questionnaire, attestation
asv, roc, qsa -> assessor, pci dss
retention policy, data retention -> retention, expiry
`
