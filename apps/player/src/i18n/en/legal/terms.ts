import type { terms as de } from '../../de/legal/terms.ts';

export const terms = {
  'terms.lead':
    'Private use of Puzzle Runs is free. For business and education you need a licence. These terms apply to both. The German version is binding.',
  'terms.scope.title': 'What this is about',
  'terms.scope.text':
    'Puzzle Runs is a service for building and playing puzzle trails. These terms apply between you and the provider named in the [legal notice](info). A person who invites your team or your class is not the provider.',
  'terms.private.title': 'Private use',
  'terms.private.text':
    'As a consumer, you use Puzzle Runs free of charge and without advertising, both for playing and for building, as long as your use is private: for yourself, your family, your friends, a birthday party. You don’t need an account to play.',
  'terms.account.title': 'Account',
  'terms.account.text':
    'To build your own runs, you register with a username and an email address. Keep your password secret and your address up to date. An account that is not confirmed within 24 hours is deleted.\nYou can delete your account at any time without notice. The provider can block or delete an account that is used to break these terms or the law.',
  'terms.content.title': 'What you publish',
  'terms.content.text':
    'Your runs belong to you. You allow the provider to store them and to show them to the people you open them to, and nothing else.\nOnly publish what you are allowed to publish: your own texts and pictures, or those you have permission to use. Insults, incitement, unrelated advertising, details about other people without their consent, and spots that can only be reached by trespassing or in danger are not allowed.',
  'terms.safety.title': 'Out and about',
  'terms.safety.text':
    'You play outdoors, at your own risk. Watch the traffic, not your phone, respect opening hours and barriers, and stay off private property. Children must play with a person who looks after them.',
  'terms.license.title': 'Licences for business and education',
  'terms.license.text':
    'To use Puzzle Runs in a business or an educational institution, you need a licence. You get one by email: you send a request, the provider makes an offer, and the contract is concluded as soon as you accept it. You find the licences and their prices on the pages for [businesses](licenseBusiness) and for [education](licenseEducation).',
  'terms.extent.title': 'Scope and duration of a licence',
  'terms.extent.text':
    '- With a licence, only as many people may take part as licences were bought. Each active participation counts once.\n- A licence is valid until all its participations are used, but for one year after purchase at most. Unused participations expire after one year.\n- Some licences can be renewed; the offer says whether yours is one of them.\n- Flat rates are tied to one place, and what is left at the end does not carry over.\n- The Teacher association licence allows five teachers to work at the same time.\n- A licence is valid for the account it was bought for and must not be resold.',
  'terms.payment.title': 'Prices and payment',
  'terms.payment.text':
    'Prices neither include nor show value added tax, because the provider is a small business under section 19 of the German VAT Act (UStG). Payment is due when the contract is concluded.\nIn case of default, interest of five percentage points above the base rate is due. The right to prove greater damage is not affected.',
  'terms.withdrawal.title': 'Withdrawal',
  'terms.withdrawal.text':
    'Licences are intended for businesses and institutions. If you nevertheless conclude the contract as a consumer, you can withdraw from it within fourteen days without giving reasons. An informal message to the provider is enough; you get your payment back within fourteen days, less what you have already used at your own request.',
  'terms.operation.title': 'Operation',
  'terms.operation.text':
    'The provider keeps Puzzle Runs running as well as possible. Maintenance, faults and networks beyond the provider’s control may still cause interruptions. Free use does not include a right to constant availability. Automated clients must respect the limits of the [API](api).',
  'terms.liability.title': 'Liability',
  'terms.liability.text':
    'The provider has unlimited liability for intent and gross negligence, for injury to life, body or health, under the Product Liability Act, and for anything expressly guaranteed.\nFor slight negligence, the provider is liable only if a duty was breached that you may rely on and without which the contract would be pointless, and then only for foreseeable, typical damage. Any further liability is excluded.\nThe people who created a run are liable for it.',
  'terms.change.title': 'Changes',
  'terms.change.text':
    'If these terms change, you find the new version here. A current licence contract is governed by the version that was valid at the time of purchase.',
  'terms.law.title': 'Law',
  'terms.law.text':
    'German law applies, without the UN Convention on Contracts for the International Sale of Goods. Consumers keep the protection granted by mandatory rules of the country they live in. If a single provision is invalid, the others remain in force.',
} as const satisfies Record<keyof typeof de, string>;
