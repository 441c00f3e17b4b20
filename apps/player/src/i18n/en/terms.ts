import type { terms as de } from '../de/terms.ts';

export const terms = {
  'terms.lead':
    'Private use of Puzzle Runs is free. Whoever works with it needs a licence. These terms say what applies to both. The German version is the binding one.',
  'terms.scope.title': 'What this is about',
  'terms.scope.text':
    'Puzzle Runs is a service for building and playing puzzle trails. These terms apply between you and the provider named in the [legal notice](info). Whoever invites your team or your class is not the provider.',
  'terms.private.title': 'Private use',
  'terms.private.text':
    'As a consumer you use Puzzle Runs free of charge and without advertising, for playing as for building, as long as it is private: for yourself, your family, your friends, a birthday. Playing needs no account.',
  'terms.account.title': 'Account',
  'terms.account.text':
    'Whoever builds runs registers with a user name and an e-mail address. Keep your password secret and your address up to date. An account that is not confirmed within 24 hours is deleted.\nYou can delete your account at any time without notice. The provider can block or delete an account that is used to break these terms or the law.',
  'terms.content.title': 'What you publish',
  'terms.content.text':
    'Your runs are yours. You allow the provider to store them and to show them to those you open them to; nothing else.\nPublish only what you are allowed to publish: your own texts and pictures, or ones you have permission to use. Not allowed are insults, incitement, unrelated advertising, particulars of other people without their consent, and spots that can only be reached by trespassing or in danger.',
  'terms.safety.title': 'On the way',
  'terms.safety.text':
    'You play outdoors, at your own risk. Watch the traffic instead of the phone, respect opening hours and barriers, and keep off other people’s property. Children play with somebody who looks after them.',
  'terms.license.title': 'Licences for companies and education',
  'terms.license.text':
    'Whoever uses Puzzle Runs in business or in an educational institution needs a licence. It comes about through contact by e-mail: you ask, the provider makes an offer, and the contract is concluded as soon as you accept it. Licences and prices are on the pages for [companies](licenseBusiness) and for [education](licenseEducation).',
  'terms.extent.title': 'Extent and duration of a licence',
  'terms.extent.text':
    '- A licence allows only as many people to take part as licences were bought. Every active participation uses up one unit.\n- A licence is valid until its stock is used up, but for one year after the purchase at most. What is unused expires after one year.\n- Some licences can be renewed; the offer says whether yours is one of them.\n- Flat rates are tied to one place, and what is left at the end does not carry over.\n- The teacher association allows five teachers to work at the same time.\n- A licence is for the account it was bought for and must not be sold on.',
  'terms.payment.title': 'Prices and payment',
  'terms.payment.text':
    'Prices neither contain nor show value added tax, because the provider is a small business under section 19 of the German VAT Act (UStG). Payment is due when the contract is concluded.\nWhoever is in default owes interest of five percentage points over the base rate. The right to prove a greater damage remains.',
  'terms.withdrawal.title': 'Withdrawal',
  'terms.withdrawal.text':
    'Licences are meant for companies and institutions. If you conclude the contract as a consumer all the same, you can withdraw from it within fourteen days without giving reasons. An informal message to the provider is enough; you get back what you paid within fourteen days, less what you have already used at your own request.',
  'terms.operation.title': 'Operation',
  'terms.operation.text':
    'The provider keeps Puzzle Runs going as well as possible. Maintenance, faults and networks beyond anybody’s control still lead to breaks now and then. Free use gives no claim to constant availability. Whoever calls automatically keeps to the limits of the [API](api).',
  'terms.liability.title': 'Liability',
  'terms.liability.text':
    'The provider is liable without limit for intent and gross negligence, for injury to life, body or health, under the Product Liability Act, and for what was expressly guaranteed.\nFor slight negligence the provider is liable only if a duty was broken that you may rely on and without which the contract would be pointless, and then only for the foreseeable, typical damage. Any further liability is excluded.\nThose who created a run are liable for it.',
  'terms.change.title': 'Changes',
  'terms.change.text':
    'If these terms change, the new version is here. For a running licence contract the version applies that was valid at the purchase.',
  'terms.law.title': 'Law',
  'terms.law.text':
    'German law applies, without the UN Convention on Contracts for the International Sale of Goods. Consumers keep the protection that mandatory rules of the country they live in give them. If a single rule is void, the others remain in force.',
} as const satisfies Record<keyof typeof de, string>;
