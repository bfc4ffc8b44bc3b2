import { type Html, html } from './html.ts';
import { type GatewayPayment, methods } from './payments.store.ts';
import { type Behaviour, type Texts, texts } from './texts.ts';

type Language = 'en' | 'zh';

const behaviours: readonly Behaviour[] = ['now', 'later', 'twice', 'never'];

/** The page on which a payer decides; when that is done, what became of it. */
export function paymentPage(payment: GatewayPayment, language: Language, shopName: string): string {
  const words = texts[language];
  const amount = money(payment.amountSen, payment.currency);
  const head = html`<section class="bill">
    <h1 class="shop"><span>${words.payTo}</span> ${shopName}</h1>
    <p class="amount">${amount}</p>
    <p class="what">${payment.description}</p>
    <p class="number">${words.number} ${payment.paymentNo}</p>
  </section>`;
  const rest =
    payment.state === 'open' ? choice(payment, words, amount) : outcome(payment, payment.state, words);
  return document(words, language, html`${head}${rest}`);
}

export function missingPage(language: Language): string {
  const words = texts[language];
  const [headline, sentence] = words.missing;
  return document(
    words,
    language,
    html`<section class="outcome">
      <h1>${headline}</h1>
      <p>${sentence}</p>
    </section>`,
  );
}

function choice(payment: GatewayPayment, words: Texts, amount: string): Html {
  return html`<form method="post">
    <fieldset class="methods">
      <legend>${words.method}</legend>
      ${methods.map(
        (method) =>
          html`<label class="method">
            <input type="radio" name="method" value="${method}" ${checked(method === payment.method)} />
            <span class="badge badge-${method}" aria-hidden="true"></span>
            <span
              ><strong>${words.methods[method][0]}</strong> <small>${words.methods[method][1]}</small></span
            >
          </label>`,
      )}
    </fieldset>
    <div class="actions">
      <button class="pay" name="decision" value="paid">${words.pay} ${amount}</button>
      <button class="fail" name="decision" value="failed">${words.fail}</button>
      <button class="cancel" name="decision" value="canceled">${words.cancel}</button>
    </div>
    <fieldset class="behaviours">
      <legend>${words.behaviour}</legend>
      <p class="hint">${words.behaviourHint}</p>
      ${behaviours.map(
        (behaviour) =>
          html`<div class="behaviour">
            <label>
              <input type="radio" name="behaviour" value="${behaviour}" ${checked(behaviour === 'now')} />
              <span>${words.behaviours[behaviour]}</span>
            </label>
            ${behaviour === 'later' ? delay(words) : html``}
          </div>`,
      )}
    </fieldset>
  </form>`;
}

function delay(words: Texts): Html {
  return html`<input
      type="number"
      name="seconds"
      value="30"
      min="1"
      max="86400"
      required
      aria-label="${words.behaviours.later} … ${words.seconds}"
    />
    <span>${words.seconds}</span>`;
}

function outcome(payment: GatewayPayment, state: 'paid' | 'failed' | 'canceled', words: Texts): Html {
  const [headline, sentence] = words.states[state];
  return html`<section class="outcome outcome-${state}">
    <h2>${headline}</h2>
    <p>${sentence}</p>
    <a class="back" href="${payment.returnUrl}">${words.back}</a>
  </section>`;
}

function document(words: Texts, language: Language, content: Html): string {
  const other = language === 'en' ? 'zh' : 'en';
  const page = html`<!doctype html>
    <html lang="${words.code}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        <link rel="icon" href="/assets/icon.svg" />
        <link rel="stylesheet" href="/assets/page.css" />
      </head>
      <body>
        <header>
          <p class="brand">${words.title}</p>
          <a href="?lang=${other}" lang="${texts[other].code}" hreflang="${texts[other].code}"
            >${words.other}</a
          >
        </header>
        <main>
          <p class="notice">${words.notice}</p>
          ${content}
        </main>
      </body>
    </html> `;
  return page.markup;
}

function checked(isChecked: boolean): string {
  return isChecked ? 'checked' : '';
}

function money(sen: number, currency: string): string {
  return new Intl.NumberFormat('en-MY', { style: 'currency', currency }).format(sen / 100);
}
