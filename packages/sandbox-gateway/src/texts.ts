import type { GatewayPayment, Method } from './payments.store.ts';

/** How the shop is to hear of a decision. */
export type Behaviour = 'now' | 'later' | 'twice' | 'never';

export interface Texts {
  code: string;
  title: string;
  other: string;
  notice: string;
  payTo: string;
  number: string;
  method: string;
  methods: Record<Method, [name: string, hint: string]>;
  behaviour: string;
  behaviourHint: string;
  behaviours: Record<Behaviour, string>;
  seconds: string;
  pay: string;
  fail: string;
  cancel: string;
  back: string;
  states: Record<Exclude<GatewayPayment['state'], 'open'>, [headline: string, sentence: string]>;
  missing: [headline: string, sentence: string];
}

/** The gateway is another company's: its words stand here and not among the product's. */
export const texts: Record<'en' | 'zh', Texts> = {
  en: {
    code: 'en',
    title: 'Sandbox Pay',
    other: '中文',
    notice: 'A gateway for trying things out. No money moves here.',
    payTo: 'You pay',
    number: 'Payment',
    method: 'How do you pay?',
    methods: {
      creditCard: ['Card', 'Credit or debit'],
      bank: ['Online banking', 'FPX, any bank'],
      online: ['E-wallet', 'GrabPay and others'],
      alipay: ['Alipay', 'Scan or app'],
      wechat: ['WeChat Pay', 'Scan or app'],
    },
    behaviour: 'How does the shop hear of it?',
    behaviourHint: 'Good gateways tell at once. This one can be a bad one.',
    behaviours: { now: 'At once', later: 'Later, after', twice: 'Twice', never: 'Never' },
    seconds: 'seconds',
    pay: 'Pay',
    fail: 'Let it fail',
    cancel: 'Cancel',
    back: 'Back to the shop',
    states: {
      paid: ['Paid', 'This payment is made. There is nothing more to do here.'],
      failed: ['Not paid', 'This payment failed. Go back to the shop to try again.'],
      canceled: [
        'Canceled',
        'This payment was canceled or its time is up. Go back to the shop to try again.',
      ],
    },
    missing: ['No such payment', 'The address is not complete, or the payment was never opened.'],
  },
  zh: {
    code: 'zh-CN',
    title: '沙盒支付',
    other: 'English',
    notice: '测试用支付网关，不会发生真实扣款。',
    payTo: '付款给',
    number: '支付单号',
    method: '选择支付方式',
    methods: {
      creditCard: ['银行卡', '信用卡或借记卡'],
      bank: ['网上银行', 'FPX，支持各家银行'],
      online: ['电子钱包', 'GrabPay 等'],
      alipay: ['支付宝', '扫码或 App'],
      wechat: ['微信支付', '扫码或 App'],
    },
    behaviour: '如何通知商家',
    behaviourHint: '正常的网关会立即通知；这里可以模拟异常情况。',
    behaviours: { now: '立即通知', later: '延迟通知，等待', twice: '重复通知两次', never: '不通知' },
    seconds: '秒',
    pay: '支付',
    fail: '模拟支付失败',
    cancel: '取消并返回',
    back: '返回商家',
    states: {
      paid: ['支付成功', '本次支付已完成，无需其他操作。'],
      failed: ['支付失败', '本次支付未成功，请返回商家重新支付。'],
      canceled: ['已取消', '本次支付已取消或已超时，请返回商家重新支付。'],
    },
    missing: ['找不到该支付', '链接不完整，或该支付不存在。'],
  },
};
