/** The nonce of this document; every `<style>` needs it under the Content-Security-Policy. */
export const styleNonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? '';

// Libraries create their own <style> elements and know nothing of the nonce.
const createElement = document.createElement.bind(document);
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options);
  if (element instanceof HTMLStyleElement) element.nonce = styleNonce;
  return element;
};
